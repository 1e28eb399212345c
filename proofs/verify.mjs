import { buildProduct } from '../tools/workspace/build.mjs'
import { ensureInstalled } from '../tools/workspace/install.mjs'
import { run } from '../tools/workspace/processes.mjs'
import { stop } from '../tools/workspace/steps.mjs'
import { readArguments } from './verify/read-arguments.mjs'

const given = readArguments(process.argv.slice(2))
if ('error' in given) stop(given.error)

await ensureInstalled()
await buildProduct()
// Not by the command tsx, which kills what does not answer a signal within 60 ms, and so leaves its files behind.
const { code } = await run(process.execPath, [
  ...['--import', 'tsx'],
  ...['proofs/verify/main.ts', JSON.stringify(given)],
])
process.exit(code)
