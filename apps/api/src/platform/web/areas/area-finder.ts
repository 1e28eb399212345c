import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildNameOf,
  isAdditionalAreaRoute,
  isAreaName,
  LOCAL_REMOTES,
  localEntry,
  type Remote,
  type RemoteManifest,
  remoteOf,
} from '@luzzu/domain'
import { LRUCache } from 'lru-cache'
import { type Area, readArea } from './area'
import { readBoundedText } from './read-bounded-text'

const MAX_AGE_MS = 5000
/** More builds than a manifest ever names. */
const MAX_AREAS = 100
const ANY_ORIGIN = 'https://any.example'

type Log = { warn(details: object, message: string): void }
type Found = { area?: Area }

/** Finds an area of the manifest; `undefined` if its build has no description. */
export type FindArea = (
  name: string,
  manifest: RemoteManifest,
  pageOrigin: string,
) => Promise<Area | undefined>

/** The manifest of the local builds, as their descriptions say. */
export function describeOwnRemotes(
  builds: readonly string[],
  pathOf: (address: string) => string | undefined,
): RemoteManifest {
  const remotes = builds.flatMap((build) => {
    const name = build.replaceAll('-', '_')
    const remote = describeOwnRemote(name, pathOf)
    return remote ? [[name, remote] as const] : []
  })
  return { ...LOCAL_REMOTES, ...Object.fromEntries(remotes) }
}

/** Nothing for a build that does not say at which prefix it is. */
function describeOwnRemote(
  name: string,
  pathOf: (address: string) => string | undefined,
): Remote | undefined {
  const entry = localEntry(name)
  const path = pathOf(new URL('area.json', new URL(entry, ANY_ORIGIN)).pathname)
  try {
    const { version, integrity, contract, prefix, access } = readArea(readFileSync(path ?? '', 'utf8'))
    const remote = { entry, version, integrity, contract }
    if (isAreaName(name)) return remote
    const route = { prefix, ...(access && { access }) }
    return isAdditionalAreaRoute({ name, ...route }) ? ({ ...remote, ...route } as Remote) : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads the `area.json` beside the entry of an area: from disk for local builds, otherwise over HTTP and cached for
 * five seconds.
 *
 * @param pathOf returns the file on disk at a URL path of this server.
 */
export function areaFinder(pathOf: (address: string) => string | undefined, log: Log): FindArea {
  const localAreas = new LRUCache<string, Found>({ max: MAX_AREAS })
  const remoteAreas = new LRUCache<string, Found>({
    max: MAX_AREAS,
    ttl: MAX_AGE_MS,
    allowStale: true,
    fetchMethod: async (address, known) => {
      const text = await readBoundedText(address).catch((error: unknown) => {
        if (known === undefined)
          log.warn({ err: error, address }, 'the description of an area could not be fetched')
        return undefined
      })
      return text === undefined ? (known ?? {}) : parse(text, address)
    },
  })

  function parse(text: string, address: string): Found {
    try {
      return { area: readArea(text) }
    } catch (error) {
      log.warn({ err: error, address }, 'the description of an area is invalid')
      return {}
    }
  }

  function findLocal(address: string): Found {
    const known = localAreas.get(address)
    if (known) return known
    const path = pathOf(address)
    const found = path === undefined ? {} : parse(readFileSync(path, 'utf8'), address)
    // A release may be added later.
    if (found.area) localAreas.set(address, found)
    return found
  }

  return async (name, manifest, pageOrigin) => {
    const remote = remoteOf(manifest, name)
    if (!remote) return undefined
    const address = new URL('area.json', new URL(remote.entry, pageOrigin))
    const isOwn = address.origin === pageOrigin
    const found = isOwn ? findLocal(address.pathname) : await remoteAreas.fetch(address.href)
    const area = found?.area
    return area?.name === buildNameOf(name) && area.prefix === remote.prefix ? area : undefined
  }
}

/** The builds of areas below a folder of apps: those that describe themselves. */
export function findAreaBuilds(apps: string): Record<string, string> {
  const builds = readdirSync(apps)
    .map((app) => [app, join(apps, app, 'dist')] as const)
    .filter(([, folder]) => existsSync(join(folder, 'area.json')))
  return Object.fromEntries(builds)
}
