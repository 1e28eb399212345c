import { ensureInstalled } from './workspace/install.mjs'
import { runTypeScript } from './workspace/processes.mjs'

await ensureInstalled()
const { code } = await runTypeScript('tools/stripe-simulator/main.ts', process.argv.slice(2))
process.exit(code)
