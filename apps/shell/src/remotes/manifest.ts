import { areaRoutesOf, MAX_MANIFEST_BYTES, type RemoteManifest, readRemoteManifest } from '@luzzu/domain'
import { setAreaRoutes } from './area-routes'

const MANIFEST_URL = '/remotes.json'
const TIMEOUT_MS = 6000

let preloaded: Promise<RemoteManifest> | undefined

/** Requests the manifest for the first area, which may have to wait for other things. */
export function preloadManifest(): void {
  const manifest = requestManifest()
  preloaded = manifest
  // One that has failed is requested again when it is needed.
  manifest.catch(() => {
    if (preloaded === manifest) preloaded = undefined
  })
}

/**
 * Loads the manifest at run time, so that areas can be moved or replaced independently.
 * @throws {Error} on a timeout or for an invalid manifest.
 */
export function loadManifest(): Promise<RemoteManifest> {
  const manifest = preloaded ?? requestManifest()
  preloaded = undefined
  return manifest
}

async function requestManifest(): Promise<RemoteManifest> {
  const response = await fetch(MANIFEST_URL, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The manifest of the remotes answered ${response.status}`)
  const text = await response.text()
  if (text.length > MAX_MANIFEST_BYTES) throw new Error('The manifest of the remotes is too long')
  const { manifest, rejected } = readRemoteManifest(JSON.parse(text), globalThis.location.origin)
  // biome-ignore lint/suspicious/noConsole: only the author of the manifest can fix it
  if (rejected.length > 0) console.warn('The manifest names no entry that may be used for', rejected)
  setAreaRoutes(areaRoutesOf(manifest))
  return manifest
}
