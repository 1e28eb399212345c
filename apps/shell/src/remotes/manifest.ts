/** Where each area's code is to be had; read when the page runs, so an area can move or be replaced alone. */
export type Manifest = Record<string, { entry: string }>

const MANIFEST_URL = '/remotes.json'

/** @throws {Error} when the manifest cannot be had within `timeout` milliseconds, or is none. */
export async function loadManifest(timeout: number): Promise<Manifest> {
  const response = await fetch(MANIFEST_URL, { cache: 'no-store', signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`The list of areas answered ${response.status}`)
  return (await response.json()) as Manifest
}
