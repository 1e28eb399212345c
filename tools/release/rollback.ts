import { areaNamed, pathFrom, readArguments, stop } from './arguments.ts'
import { ManifestFile } from './manifest-file.ts'

const { positionals, options } = readArguments(['manifest'])
const [build] = positionals
const area = areaNamed(build)
if (!options.manifest) stop('Usage: npm run rollback -- AREA --manifest FILE')

const file = new ManifestFile(pathFrom(options.manifest))
const from = file.lineOf(area)
const line = file.rollBack(area)
if (!line) stop(`There is no earlier line of ${build}; nothing has changed.`)
console.log(`${build} is back at ${line.version ?? line.entry} (before: ${from?.version ?? from?.entry}).`)
