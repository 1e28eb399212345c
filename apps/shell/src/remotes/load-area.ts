import { type AreaName, cacheBustedUrl } from '@luzzu/domain'
import { type AreaRoute, loadWithTimeout } from '@luzzu/routing'
import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { loadManifest } from './manifest'

/**
 * The route table of an area, the only thing that it exposes.
 *
 * @param attempt 0 for the first try. A later one asks for every file of the area under a fresh address, or by a new
 * page where none is known: a browser keeps a module that failed once as failed.
 * @throws {Error} when the area cannot be loaded.
 */
export async function loadArea(name: AreaName, attempt: number): Promise<AreaRoute[]> {
  const { origin } = globalThis.location
  const entry = cacheBustedUrl((await loadManifest())[name].entry, attempt, origin)
  if (entry === undefined) return reloadPage()
  registerRemotes([{ name, entry, type: 'module' as const }], { force: attempt > 0 })
  const area = await loadWithTimeout(() => loadRemote<{ routes: AreaRoute[] }>(`${name}/routes`))
  if (!area) throw new Error(`The area ${name} exposes no routes`)
  return area.routes
}

function reloadPage(): Promise<never> {
  globalThis.location.reload()
  return new Promise(() => undefined)
}
