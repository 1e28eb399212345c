import {
  AREA_NAMES,
  AREAS,
  type AreaAccess,
  type AreaName,
  type AreaRoute,
  buildNameOf,
  isAdditionalAreaRoute,
  isAreaName,
} from './areas'

/** Where the build of an area is hosted, and what is known of it; additional keys are passed on. */
export type Remote = {
  readonly entry: string
  readonly version?: string
  /** A hash of the entry as in subresource integrity. Other bytes are not run. */
  readonly integrity?: string
  /** The contract between shell and area that it was built for. */
  readonly contract?: number
  /** Where an area is mounted that the product itself does not have. */
  readonly prefix?: string
  readonly access?: AreaAccess
}

/** Which remotes the page loads, and from where. Additional keys are passed on. */
export type RemoteManifest = Record<string, unknown> & Record<AreaName, Remote>

/** The local builds, used for missing or invalid entries. */
export const LOCAL_REMOTES = Object.fromEntries(
  AREA_NAMES.map((name) => [name, { entry: localEntry(name) }]),
) as RemoteManifest

/** The entry of the local build of an area. */
export function localEntry(name: string): string {
  return `/remotes/${buildNameOf(name)}/remoteEntry.js`
}

/** Maximum size of a manifest in bytes. */
export const MAX_MANIFEST_BYTES = 64 * 1024

/** Host names only: nothing that a CSP would read as a wildcard, separator or keyword. */
const HOSTNAME = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:]+\])$/
const VERSION = /^\d+\.\d+\.\d+(?:[-+][\da-z.+-]{1,64})?$/i
const INTEGRITY = /^sha384-[A-Za-z\d+/]{64}$/
const LOOPBACK = /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|\[::1\])$/

type Reading = { readonly manifest: RemoteManifest; readonly rejected: readonly string[] }

type Options = {
  /** Stand in for missing or invalid entries. */
  own?: RemoteManifest
  /** Rejects areas that were built for another contract. */
  contract?: number
}

/**
 * Parses a manifest for the page of an origin. Keys that name neither an area of the product nor a prefix are passed on.
 * @returns the manifest, with the local build in place of each `rejected` or missing entry.
 * @throws {Error} when it is no object.
 */
export function readRemoteManifest(
  value: unknown,
  pageOrigin: string,
  { own = LOCAL_REMOTES, contract }: Options = {},
): Reading {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('A manifest of remotes is an object')
  const remoteIn = (name: string): unknown => (name in value ? Reflect.get(value, name) : undefined)
  const isGood = (name: string) => {
    const remote = remoteIn(name)
    if (!isRemote(remote, pageOrigin) || (contract !== undefined && !isContractCompatible(remote, contract)))
      return false
    return isAreaName(name) || isAdditionalAreaRoute({ ...remote, name })
  }
  const named = Object.keys(value).filter((name) => !isAreaName(name) && hasPrefix(remoteIn(name)))
  const names = [...new Set([...AREA_NAMES, ...Object.keys(own), ...named])]
  const replaced = names.filter((name) => !isGood(name))
  const others = Object.entries(value).filter(([name]) => !names.includes(name))
  const good = names.filter(isGood).map((name) => [name, remoteIn(name)])
  return {
    manifest: { ...Object.fromEntries(others), ...own, ...Object.fromEntries(good) } as RemoteManifest,
    rejected: replaced.filter((name) => name in value),
  }
}

/** The prefixes of the areas of a manifest: those of the product first. Of two with one prefix the first is. */
export function areaRoutesOf(manifest: RemoteManifest): AreaRoute[] {
  const routes = Object.entries(manifest).flatMap(([name, remote]): AreaRoute[] => {
    if (isAreaName(name)) return [{ name, ...AREAS[name] }]
    if (!hasPrefix(remote)) return []
    return [{ name, prefix: remote.prefix, ...(remote.access && { access: remote.access }) }]
  })
  const ordered = routes.toSorted((a, b) => Number(isAreaName(b.name)) - Number(isAreaName(a.name)))
  return ordered.filter(
    ({ prefix }, index) => ordered.findIndex((other) => other.prefix === prefix) === index,
  )
}

/** The line of an area. */
export function remoteOf(manifest: RemoteManifest, name: string): Remote | undefined {
  const remote = Object.hasOwn(manifest, name) ? manifest[name] : undefined
  return isAreaName(name) || hasPrefix(remote) ? (remote as Remote) : undefined
}

/** Origins other than the page's own that serve areas. */
export function remoteOrigins(manifest: RemoteManifest, pageOrigin: string): string[] {
  const origins = areaRoutesOf(manifest).flatMap(({ name }) => {
    const remote = remoteOf(manifest, name)
    return remote ? [new URL(remote.entry, pageOrigin).origin] : []
  })
  return [...new Set(origins)].filter((origin) => origin !== pageOrigin)
}

/** Whether a host may serve code: over https, or on this machine. */
export function isTrustworthyOrigin({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
}

/** Whether an area was built for a contract; without a number it is trusted to be. */
export function isContractCompatible(remote: Remote, contract: number): boolean {
  return remote.contract === undefined || remote.contract === contract
}

function isRemote(remote: unknown, pageOrigin: string): remote is Remote {
  if (typeof remote !== 'object' || remote === null || !('entry' in remote)) return false
  return isEntry(remote.entry, pageOrigin) && isDescribed(remote)
}

function isDescribed({ version, integrity, contract }: { [Key in keyof Remote]?: unknown }): boolean {
  const matches = (value: unknown, pattern: RegExp) =>
    value === undefined || (typeof value === 'string' && pattern.test(value))
  return (
    matches(version, VERSION) &&
    matches(integrity, INTEGRITY) &&
    (contract === undefined || (Number.isInteger(contract) && Number(contract) > 0))
  )
}

function isEntry(entry: unknown, pageOrigin: string): boolean {
  if (typeof entry !== 'string' || entry === '' || !URL.canParse(entry, pageOrigin)) return false
  const url = new URL(entry, pageOrigin)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return false
  if (url.origin === pageOrigin) return true
  // Absolute paths only: `//host/…` is another host.
  return /^https?:\/\//i.test(entry) && HOSTNAME.test(url.hostname) && isTrustworthyOrigin(url)
}

function hasPrefix(remote: unknown): remote is Remote & { prefix: string } {
  return typeof remote === 'object' && remote !== null && 'prefix' in remote
}
