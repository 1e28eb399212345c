import { areaNamed, pathFrom, readArguments, stop } from './arguments.ts'
import { checkEarlierLine, Refused } from './candidate.ts'
import { ManifestFile } from './manifest-file.ts'

const { positionals, options } = readArguments(['manifest', 'base'])
const [build] = positionals
const { manifest, base = `http://127.0.0.1:${process.env.PORT ?? 3000}` } = options
const area = areaNamed(build)
if (!manifest) stop('Usage: npm run rollback -- AREA --manifest FILE [--base ADDRESS]')
if (!URL.canParse(base)) stop(`${base} is no address of a product.`)

const file = new ManifestFile(pathFrom(manifest))
const from = file.lineOf(area)
const line = file.earlierLineOf(area)
if (!line) stop(`There is no earlier line of ${build}; nothing has changed.`)
try {
  // A rollback must not wait for a product that is down.
  if ((await checkEarlierLine(line, base)) === 'unchecked')
    console.warn(`No live product answers at ${base}, so whether ${build} fits it was not checked.`)
} catch (error) {
  if (!(error instanceof Refused)) throw error
  stop(`${build} was not rolled back; nothing has changed.\n${error.message}`)
}
file.rollBack(area)
console.log(`${build} is back at ${line.version ?? line.entry} (before: ${from?.version ?? from?.entry}).`)
