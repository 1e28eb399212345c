import { areaNamed, attempt, pathFrom, productAddress, readArguments, stop } from './arguments.ts'
import { checkCandidate } from './candidate.ts'
import { ManifestFile } from './manifest-file.ts'

const { positionals, options } = readArguments(['manifest', 'base'])
const [build, version] = positionals
const area = areaNamed(build)
if (!build || !version || !options.manifest)
  stop('Usage: npm run rollout -- AREA VERSION --manifest FILE [--base ADDRESS]')
const base = productAddress(options.base)
const openManifest = () => new ManifestFile(pathFrom(options.manifest ?? ''), new URL(base).origin)

await attempt(`${build} ${version} was not rolled out`, async () => {
  openManifest()
  const remote = await checkCandidate(build, version, base)
  // Read again: the checks take time in which it may have changed.
  const file = openManifest()
  const before = file.current(area)
  file.replace(area, remote)
  console.log(
    `${build} ${remote.version} is live within five seconds (before: ${before?.version ?? 'none'}).`,
  )
})
