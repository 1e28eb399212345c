import { sharedModules } from 'virtual:shared-modules'
import {
  AREA_CONTRACT,
  areaAt,
  areaRoutesOf,
  cacheBustedUrl,
  isAreaName,
  isContractCompatible,
  type Remote,
  type RemoteManifest,
  remoteOf,
} from '@luzzu/domain'
import { type AreaRoute, loadWithTimeout } from '@luzzu/routing'
import { init, loadRemote, registerRemotes } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import { loadManifest } from './manifest'

/** Makes this page the host of its areas: they use its copies of the shared packages and its federation runtime. */
export function startFederation(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
  init({ name: 'shell', remotes: [], shared: sharedModules })
}

/** The builds that were requested last. */
const requested = new Map<string, Remote>()
/** How often each entry was requested. */
const attempts = new Map<string, number>()

/** What an area exposes: its route table, and the name of its build where the server can render its pages. */
export type Area = { routes: AreaRoute[]; build?: string }

/**
 * Loads the routes of an area, the only module that it exposes. An entry that was requested before is requested
 * at a fresh URL with every file of the area: browsers keep failed modules.
 *
 * @throws {Error} if the area cannot be loaded.
 */
export async function loadArea(name: string): Promise<Area> {
  const { origin, pathname } = globalThis.location
  const manifest = await loadManifest()
  const remote = remoteOf(manifest, name)
  if (!remote || isTakenByOther(name, pathname, manifest))
    throw new Error(`The area ${name} does not handle this page`)
  preloadModules(name, new URL('.', new URL(remote.entry, origin)).href)
  if (!isContractCompatible(remote, AREA_CONTRACT))
    throw new Error(`The area ${name} was built for another shell`)
  const attempt = attempts.get(remote.entry) ?? 0
  attempts.set(remote.entry, attempt + 1)
  requested.set(name, remote)
  const entry = cacheBustedUrl(remote.entry, attempt, origin)
  return loadWithTimeout(() => loadPages(name, { ...remote, entry }))
}

/**
 * The page names the modules of an area with access control, but loads none before somebody may enter it, and none that
 * are not of the build in the manifest's folder. In a template addresses are relative to nothing.
 */
function preloadModules(area: string, folder: string): void {
  const modules = document.querySelector<HTMLTemplateElement>(`template[data-modules-of="${area}"]`)
  if (!modules) return
  modules.remove()
  const links = [...modules.content.querySelectorAll('link')].map((link) => document.importNode(link))
  document.head.append(...links.filter(({ href }) => href.startsWith(folder)))
}

/** The version of the build of an area that was requested last, where the manifest names it. */
export const versionOf = (name: string) => requested.get(name)?.version

/** Whether the manifest still names the build of an area that was requested last; yes if it cannot be read. */
export async function isCurrentBuild(name: string): Promise<boolean> {
  const manifest = await loadManifest().catch(() => undefined)
  const [now, before] = [manifest && remoteOf(manifest, name), requested.get(name)]
  if (!now || !before) return true
  return now.entry === before.entry && now.integrity === before.integrity && now.version === before.version
}

/** Before the first manifest is read the areas of the product handle all pages, also those of areas that it adds. */
function isTakenByOther(name: string, path: string, manifest: RemoteManifest): boolean {
  const area = areaAt(path, areaRoutesOf(manifest))
  return area !== name && !isAreaName(area)
}

async function loadPages(name: string, { entry, integrity }: Remote): Promise<Area> {
  if (integrity) await verifyEntry(entry, integrity)
  registerRemotes([{ name, entry, type: 'module' as const }], { force: true })
  const area = await loadRemote<Area>(`${name}/routes`)
  if (!area?.routes) throw new Error(`The area ${name} exposes no routes`)
  return area
}

/**
 * Loads an entry into the module map of the page if its bytes have the expected hash. A later import takes the
 * verified module from there, without another request.
 *
 * @throws {Error} if the hash differs or the entry cannot be loaded.
 */
async function verifyEntry(href: string, integrity: string): Promise<void> {
  // Browsers without it ignore the link. They compare the hash of one request, and run the answer to the next.
  if (!document.createElement('link').relList.supports('modulepreload')) {
    await fetch(href, { integrity })
    return
  }
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity })
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`${href} is not the entry named by the manifest`)))
    document.head.append(link)
  }).finally(() => link.remove())
}
