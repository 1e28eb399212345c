import type { AreaRoute } from '@luzzu/routing'
import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { loadManifest } from './manifest'

/** The names under which the areas stand in the manifest. */
export type AreaName = 'public_site' | 'admin'

/** A server that accepts and never answers counts as failed after this many milliseconds. */
const TIMEOUT = 10_000

/**
 * The route table of an area, the only thing that it exposes.
 *
 * @param attempt 0 for the first try. A later one asks under a new address: a browser keeps a module
 * that failed once as failed.
 * @throws {Error} when the area cannot be loaded.
 */
export async function loadArea(name: AreaName, attempt: number): Promise<AreaRoute[]> {
  const manifest = await loadManifest(TIMEOUT)
  const entry = manifest[name]?.entry
  if (!entry) throw new Error(`The list of areas does not name ${name}`)

  const remote = { name, entry: attempt === 0 ? entry : withQuery(entry, attempt), type: 'module' as const }
  registerRemotes([remote], { force: attempt > 0 })
  const area = await withinTime(loadRemote<{ routes: AreaRoute[] }>(`${name}/routes`))
  if (!area) throw new Error(`The area ${name} exposes no routes`)
  return area.routes
}

function withQuery(entry: string, attempt: number): string {
  return `${entry}${entry.includes('?') ? '&' : '?'}r=${attempt}`
}

function withinTime<Value>(promise: Promise<Value>): Promise<Value> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The area did not answer in time')), TIMEOUT)
  })
  return Promise.race([promise, timeout])
}
