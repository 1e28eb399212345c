import { buildProduct } from './workspace/build.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { run } from './workspace/processes.mjs'

await ensureInstalled()
await buildProduct()
const { code } = await run('tsx', ['e2e/browsers/main.ts', ...process.argv.slice(2)])
process.exit(code)
