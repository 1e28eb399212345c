import type { AreaRoute } from '@luzzu/routing'
import { type AreaName, loadArea } from './load-area'

type Entry = { attempt: number; routes: Promise<AreaRoute[]> }

const entries = new Map<AreaName, Entry>()

/** The same promise for each render, so that React can wait for it. */
export function areaRoutes(name: AreaName): Promise<AreaRoute[]> {
  return (entries.get(name) ?? start(name, 0)).routes
}

/** Lets the next render try again to load the area. */
export function retryArea(name: AreaName): void {
  start(name, (entries.get(name)?.attempt ?? 0) + 1)
}

function start(name: AreaName, attempt: number): Entry {
  const entry = { attempt, routes: loadArea(name, attempt) }
  entries.set(name, entry)
  return entry
}
