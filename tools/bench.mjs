import { buildProduct } from './workspace/build.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { run } from './workspace/processes.mjs'

await ensureInstalled()
await buildProduct()
console.log('Weight of the home page, first visit on a phone')
const weight = await run('tsx', ['e2e/bench/page-weight.ts'])
console.log('API, as ratios to a Fastify hello world')
const api = await run('npm', ['run', '--silent', 'bench', '-w', '@luzzu/api'])
process.exit(weight.code || api.code)
