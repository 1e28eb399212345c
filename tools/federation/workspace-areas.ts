import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { AreaAccess } from '../../libs/domain/src/remotes/areas.ts'

const APPS = join(import.meta.dirname, '../../apps')

/** An area of the workspace, as the `area` of its package.json says. */
export type WorkspaceArea = {
  /** Its name in the manifest. */
  readonly name: string
  /** The port of its dev server. */
  readonly port: number
  /** Where it is mounted, unless the product itself says so. */
  readonly prefix?: string
  readonly access?: AreaAccess
}

/** @throws {Error} if the app in a folder is no area. */
export function areaIn(folder: string): WorkspaceArea {
  const area = readArea(folder)
  if (!area) throw new Error(`${folder} is no area: its package.json has no "area"`)
  return area
}

export function listAreas(): WorkspaceArea[] {
  return readdirSync(APPS).flatMap((app) => readArea(join(APPS, app)) ?? [])
}

function readArea(folder: string): WorkspaceArea | undefined {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { area } = JSON.parse(readFileSync(manifest, 'utf8')) as { area?: Omit<WorkspaceArea, 'name'> }
  return area && { name: basename(folder).replaceAll('-', '_'), ...area }
}
