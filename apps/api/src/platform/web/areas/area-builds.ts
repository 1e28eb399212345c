import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The builds of areas below a folder of apps: those that describe themselves. */
export function findAreaBuilds(apps: string): Record<string, string> {
  const builds = readdirSync(apps)
    .map((app) => [app, join(apps, app, 'dist')] as const)
    .filter(([, folder]) => existsSync(join(folder, 'area.json')))
  return Object.fromEntries(builds)
}
