import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))
const NEXT_ADMIN = fileURLToPath(new URL('../next-admin', import.meta.url))

export const NEXT_ADMIN_BUILD = fileURLToPath(new URL('../../.cache/next-admin', import.meta.url))

/** Builds the independently released area before the browsers start. */
export async function buildNextAdmin(): Promise<void> {
  await promisify(execFile)(process.execPath, [VITE, 'build', '--logLevel', 'error'], { cwd: NEXT_ADMIN })
}
