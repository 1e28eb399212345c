import { buildProduct } from './workspace/build.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { run } from './workspace/processes.mjs'

await ensureInstalled()
await buildProduct()
const { code } = await run(process.execPath, ['--enable-source-maps', 'apps/api/dist/main.js'])
process.exit(code)
