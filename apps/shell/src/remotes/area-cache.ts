import type { AreaName } from '@luzzu/domain'
import type { AreaRoute } from '@luzzu/routing'
import { loadArea } from './load-area'

/** One try to load an area; the same promise for each render, so that React can wait for it. */
export type AreaLoad = {
  readonly attempt: number
  readonly routes: Promise<AreaRoute[]>
  failed: boolean
}

const loads = new Map<AreaName, AreaLoad>()

/** The present try of an area; entering an area that failed starts another try. */
export function enterArea(name: AreaName): AreaLoad {
  const load = loads.get(name)
  return load && !load.failed ? load : start(name, load)
}

/** Begins another try. */
export function reloadArea(name: AreaName): AreaLoad {
  return start(name, loads.get(name))
}

function start(name: AreaName, previous: AreaLoad | undefined): AreaLoad {
  const attempt = previous ? previous.attempt + 1 : 0
  const load: AreaLoad = { attempt, routes: loadArea(name, attempt), failed: false }
  load.routes.catch(() => {
    load.failed = true
  })
  loads.set(name, load)
  return load
}
