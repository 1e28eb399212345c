import type { BuiltFile } from './build-folder'

type BuildManifest = {
  metaData?: { remoteEntry?: { name?: string } }
  exposes?: { assets?: { js?: { sync?: string[] } } }[]
}

const read = new WeakMap<BuiltFile, readonly string[]>()

/**
 * The addresses of the modules that a remote needs before it can show anything: its entry and what its exposed
 * modules import, as its build's manifest names them. Nothing where that is no such manifest.
 *
 * @param folder where the build is served, without a slash at its end.
 */
export function modulesOf(manifest: BuiltFile, folder: string): readonly string[] {
  const modules = read.get(manifest) ?? readModules(manifest.bytes.identity.toString(), folder)
  read.set(manifest, modules)
  return modules
}

function readModules(text: string, folder: string): string[] {
  try {
    const { metaData, exposes = [] } = JSON.parse(text) as BuildManifest
    const entry = metaData?.remoteEntry?.name
    const files = exposes.flatMap(({ assets }) => assets?.js?.sync ?? [])
    return [...new Set([...(entry ? [entry] : []), ...files])].map((file) => `${folder}/${file}`)
  } catch {
    return []
  }
}
