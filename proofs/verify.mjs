import { buildProduct } from '../tools/workspace/build.mjs'
import { ensureInstalled } from '../tools/workspace/install.mjs'
import { runTypeScript } from '../tools/workspace/processes.mjs'
import { stop } from '../tools/workspace/steps.mjs'
import { readArguments } from './verify/read-arguments.mjs'

const given = readArguments(process.argv.slice(2))
if ('error' in given) stop(given.error)

await ensureInstalled()
await buildProduct()
const { code } = await runTypeScript('proofs/verify/main.ts', [JSON.stringify(given)])
process.exit(code)
