import { readArguments } from './verify/read-arguments.mjs'
import { buildProduct } from './workspace/build.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { run } from './workspace/processes.mjs'
import { stop } from './workspace/steps.mjs'

const given = readArguments(process.argv.slice(2))
if ('error' in given) stop(given.error)

await ensureInstalled()
await buildProduct()
const { code } = await run('tsx', ['apps/api/verify/main.ts', JSON.stringify(given)])
process.exit(code)
