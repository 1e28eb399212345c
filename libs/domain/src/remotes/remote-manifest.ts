/** The areas that the shell mounts, by their names in the manifest. */
export type AreaName = 'public_site' | 'admin'

/** Where an area's build is to be had; more keys may follow and are passed on. */
export type Remote = { readonly entry: string }

/** Which remotes the page loads, and from where. What else its author writes is passed on. */
export type RemoteManifest = Record<string, unknown> & Record<AreaName, Remote>

/** The builds beside the server, which stand in for what a manifest does not name or names wrongly. */
export const OWN_REMOTES = {
  public_site: { entry: '/remotes/public-site/remoteEntry.js' },
  admin: { entry: '/remotes/admin/remoteEntry.js' },
} as const satisfies Record<AreaName, Remote>

/** No manifest has reason to be longer, in bytes. */
export const MAX_MANIFEST_BYTES = 64 * 1024

const AREA_NAMES = Object.keys(OWN_REMOTES) as AreaName[]
/** Besides names, nothing that a security policy would read as a wildcard, a separator or a keyword. */
const HOSTNAME = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:]+\])$/
const LOOPBACK = /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|\[::1\])$/

type Reading = { readonly manifest: RemoteManifest; readonly rejected: readonly AreaName[] }

/**
 * Reads a manifest as the page of an origin may use it.
 *
 * @returns the manifest, in which a build beside the server replaces each line that is `rejected` or missing.
 * @throws {Error} when it is no object.
 */
export function readRemoteManifest(value: unknown, pageOrigin: string): Reading {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('A manifest of remotes is an object')
  const isGood = (name: AreaName) => isRemote(Reflect.get(value, name), pageOrigin)
  const replaced = AREA_NAMES.filter((name) => !isGood(name))
  return {
    manifest: { ...value, ...OWN_REMOTES, ...only(value, AREA_NAMES.filter(isGood)) } as RemoteManifest,
    rejected: replaced.filter((name) => name in value),
  }
}

/** Origins other than the page's own from which its areas come. */
export function remoteOrigins(manifest: RemoteManifest, pageOrigin: string): string[] {
  const origins = AREA_NAMES.map((name) => new URL(manifest[name].entry, pageOrigin).origin)
  return [...new Set(origins)].filter((origin) => origin !== pageOrigin)
}

/** Whether code may be taken from a host: over https, or from the machine itself. */
export function isTrustworthyOrigin({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
}

function isRemote(remote: unknown, pageOrigin: string): remote is Remote {
  if (typeof remote !== 'object' || remote === null || !('entry' in remote)) return false
  const { entry } = remote
  if (typeof entry !== 'string' || entry === '' || !URL.canParse(entry, pageOrigin)) return false
  const url = new URL(entry, pageOrigin)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return false
  if (url.origin === pageOrigin) return true
  // Relative to nothing but the page: `//host/…` would follow whatever protocol the page came by.
  return /^https?:\/\//i.test(entry) && HOSTNAME.test(url.hostname) && isTrustworthyOrigin(url)
}

function only(value: object, names: readonly AreaName[]) {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(value, name)]))
}
