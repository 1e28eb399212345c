import { type Area, isCurrentBuild, loadArea } from './load-area'

/** An attempt to load an area; renders share its promise, as React requires. */
export type AreaLoad = {
  readonly attempt: number
  readonly area: Promise<Area>
  loaded: boolean
  failed: boolean
  /** Whether somebody has seen that it failed; until then a page that waited for it shows that, and waits no more. */
  isFailureShown: boolean
  /** Whether its pages were left, so that entering the area again may load another build. */
  left: boolean
}

const loads = new Map<string, AreaLoad>()

/** The current load of an area. One that is known to have failed is repeated, and one that was left follows the manifest. */
export function enterArea(name: string): AreaLoad {
  const load = loads.get(name)
  if (!load || (load.failed && (load.isFailureShown || load.left)))
    return start(name, load, () => loadArea(name))
  if (!load.left) return load
  return start(name, load, async () => ((await isCurrentBuild(name)) ? load.area : loadArea(name)))
}

export function leaveArea(name: string): void {
  const load = loads.get(name)
  if (load) load.left = true
}

export function failureShown(name: string): void {
  const load = loads.get(name)
  if (load) load.isFailureShown = true
}

/** Loads an area again. */
export function reloadArea(name: string): AreaLoad {
  return start(name, loads.get(name), () => loadArea(name))
}

/** Shows an area that came after its load had counted as failed, unless another try has brought it. */
export function takeLateArea(name: string, area: Area): AreaLoad {
  const load = loads.get(name)
  return load?.loaded ? load : start(name, load, async () => area)
}

function start(name: string, previous: AreaLoad | undefined, loadPages: () => Promise<Area>): AreaLoad {
  const attempt = previous ? previous.attempt + 1 : 0
  const area = loadPages()
  const load: AreaLoad = { attempt, area, loaded: false, failed: false, isFailureShown: false, left: false }
  area.then(
    // React reads these of a promise, and renders without waiting what is there already.
    (value) => {
      load.loaded = true
      Object.assign(area, { status: 'fulfilled', value })
    },
    () => {
      load.failed = true
    },
  )
  loads.set(name, load)
  return load
}
