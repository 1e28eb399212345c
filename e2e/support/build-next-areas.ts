import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const VITE = pathOf('node_modules/vite/bin/vite.js')

export const NEXT_ADMIN_BUILD = pathOf('.cache/next-admin')
export const NEXT_SITE_BUILD = pathOf('.cache/next-site')

/** Builds the independently released areas before the browsers start. */
export async function buildNextAreas(): Promise<void> {
  for (const folder of ['e2e/next-admin', 'e2e/next-site'])
    await promisify(execFile)(process.execPath, [VITE, 'build', '--logLevel', 'error'], {
      cwd: pathOf(folder),
    })
}
