import { AREA_CONTRACT, type AreaName, cacheBustedUrl, fitsContract, type Remote } from '@luzzu/domain'
import { type AreaRoute, loadWithTimeout } from '@luzzu/routing'
import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { loadManifest } from './manifest'
import { verifyEntry } from './verify-entry'

/** The builds that were requested last. */
const requested = new Map<AreaName, Remote>()
/** How often each entry was requested. */
const attempts = new Map<string, number>()

/** What an area exposes: its route table, and the name of its build where the server can render its pages. */
export type Area = { routes: AreaRoute[]; build?: string }

/**
 * Loads the routes of an area, the only module that it exposes. An entry that was requested before is requested
 * at a fresh URL with every file of the area, or by reloading the page where none is known: browsers keep failed modules.
 *
 * @throws {Error} if the area cannot be loaded.
 */
export async function loadArea(name: AreaName): Promise<Area> {
  const { origin } = globalThis.location
  const remote = (await loadManifest())[name]
  if (!fitsContract(remote, AREA_CONTRACT)) throw new Error(`The area ${name} was built for another shell`)
  const attempt = attempts.get(remote.entry) ?? 0
  attempts.set(remote.entry, attempt + 1)
  requested.set(name, remote)
  const entry = cacheBustedUrl(remote.entry, attempt, origin)
  if (entry === undefined) return reloadPage()
  return loadWithTimeout(() => loadPages(name, { ...remote, entry }))
}

/** Whether the manifest still names the build of an area that was requested last; yes if it cannot be read. */
export async function isCurrentBuild(name: AreaName): Promise<boolean> {
  const manifest = await loadManifest().catch(() => undefined)
  const [now, before] = [manifest?.[name], requested.get(name)]
  if (!now || !before) return true
  return now.entry === before.entry && now.integrity === before.integrity && now.version === before.version
}

async function loadPages(name: AreaName, { entry, integrity }: Remote): Promise<Area> {
  if (integrity) await verifyEntry(entry, integrity)
  registerRemotes([{ name, entry, type: 'module' as const }], { force: true })
  const area = await loadRemote<Area>(`${name}/routes`)
  if (!area?.routes) throw new Error(`The area ${name} exposes no routes`)
  return area
}

function reloadPage(): Promise<never> {
  globalThis.location.reload()
  return new Promise(() => undefined)
}
