import { areaNamed, attempt, pathFrom, productAddress, readArguments, stop } from './arguments.ts'
import { checkPreviousRemote } from './candidate.ts'
import { ManifestFile } from './manifest-file.ts'
import { ReleaseError } from './release-error.ts'

const { positionals, options } = readArguments(['manifest', 'base'])
const [build] = positionals
const { manifest } = options
const area = areaNamed(build)
if (!manifest) stop('Usage: npm run rollback -- AREA --manifest FILE [--base ADDRESS]')
const base = productAddress(options.base)

await attempt(`${build} was not rolled back`, async () => {
  const file = new ManifestFile(pathFrom(manifest), new URL(base).origin)
  const from = file.current(area)
  const remote = file.previous(area)
  if (!remote) throw new ReleaseError(`There is no earlier line of ${build}.`)
  // A rollback must not wait for a product that is down.
  if ((await checkPreviousRemote(remote, base)) === 'unchecked')
    console.warn(`No live product answers at ${base}, so whether ${build} fits it was not checked.`)
  file.rollBack(area)
  console.log(
    `${build} is back at ${remote.version ?? remote.entry} (before: ${from?.version ?? from?.entry}).`,
  )
})
