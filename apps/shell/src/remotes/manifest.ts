import { MAX_MANIFEST_BYTES, type RemoteManifest, readRemoteManifest } from '@luzzu/domain'

const MANIFEST_URL = '/remotes.json'
const TIMEOUT_MS = 6000

/**
 * Where each area's code is to be had; read when the page runs, so an area can move or be replaced alone.
 *
 * @throws {Error} when it cannot be had in time, or is none.
 */
export async function loadManifest(): Promise<RemoteManifest> {
  const response = await fetch(MANIFEST_URL, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The manifest of the remotes answered ${response.status}`)
  const text = await response.text()
  if (text.length > MAX_MANIFEST_BYTES) throw new Error('The manifest of the remotes is too long')
  const { manifest, rejected } = readRemoteManifest(JSON.parse(text), globalThis.location.origin)
  // biome-ignore lint/suspicious/noConsole: only whoever wrote the manifest can mend it
  if (rejected.length > 0) console.warn('The manifest names no entry that may be used for', rejected)
  return manifest
}
