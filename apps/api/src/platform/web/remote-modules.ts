type BuildManifest = {
  metaData?: { remoteEntry?: { name?: string } }
  exposes?: { assets?: { js?: { sync?: string[] } } }[]
}

/**
 * URLs of the modules that a remote needs first: its entry and the imports of its exposed modules, from its build
 * manifest. Empty without one.
 * @param folder URL of the build, without a trailing slash.
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
