type BuildManifest = {
  metaData?: { remoteEntry?: { name?: string } }
  exposes?: { assets?: { js?: { sync?: string[] } } }[]
}

/**
 * The addresses of the modules that a remote needs before it can show anything: its entry and what its exposed
 * modules import, as its build's manifest names them. Nothing where that is no such manifest.
 *
 * @param folder where the build is served, without a slash at its end.
 */
export function modulesOf(manifest: string, folder: string): readonly string[] {
  try {
    const { metaData, exposes = [] } = JSON.parse(manifest) as BuildManifest
    const entry = metaData?.remoteEntry?.name
    const files = exposes.flatMap(({ assets }) => assets?.js?.sync ?? [])
    return [...new Set([...(entry ? [entry] : []), ...files])].map((file) => `${folder}/${file}`)
  } catch {
    return []
  }
}
