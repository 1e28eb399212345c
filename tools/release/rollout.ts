import { areaNamed, pathFrom, readArguments, stop } from './arguments.ts'
import { checkCandidate, Refused } from './candidate.ts'
import { ManifestFile } from './manifest-file.ts'

const { positionals, options } = readArguments(['manifest', 'base'])
const [build, version] = positionals
const { manifest, base = `http://127.0.0.1:${process.env.PORT ?? 3000}` } = options
const area = areaNamed(build)
if (!build || !version || !manifest)
  stop('Usage: npm run rollout -- AREA VERSION --manifest FILE [--base ADDRESS]')

if (!URL.canParse(base)) stop(`${base} is no address of a product.`)

try {
  const line = await checkCandidate(build, version, base)
  const file = new ManifestFile(pathFrom(manifest))
  const before = file.lineOf(area)
  file.replace(area, line)
  console.log(`${build} ${line.version} is live within five seconds (before: ${before?.version ?? 'none'}).`)
} catch (error) {
  if (!(error instanceof Refused)) throw error
  stop(`${build} ${version} was not rolled out; nothing has changed.\n${error.message}`)
}
