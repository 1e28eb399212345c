import { buildProduct } from '../tools/workspace/build.mjs'
import { ensureInstalled } from '../tools/workspace/install.mjs'
import { runTypeScript } from '../tools/workspace/processes.mjs'

await ensureInstalled({ toProve: true })
await buildProduct()
const { code } = await runTypeScript('proofs/browsers/main.ts', process.argv.slice(2))
process.exit(code)
