import { areaAt } from '@luzzu/domain'
import { versionOf } from './load-area'
import { readMounts } from './mounts'

/** The area that handles the current address, and the version of its build where the manifest names it. */
export function currentArea(): { area: string; version: string } {
  const area = areaAt(globalThis.location.pathname, readMounts())
  return { area, version: versionOf(area) ?? '' }
}
