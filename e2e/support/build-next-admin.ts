import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))
const NEXT_ADMIN = fileURLToPath(new URL('../next-admin', import.meta.url))

export const NEXT_ADMIN_BUILD = fileURLToPath(new URL('../../.cache/next-admin', import.meta.url))

/**
 * Builds the area that is released alone, before the browsers start: the federation plugin decides by a
 * pause in the parsing that it has seen every import, and on a busy machine it pauses too early: then again.
 */
export async function buildNextAdmin(tries = 3): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [VITE, 'build', '--logLevel', 'error'], { cwd: NEXT_ADMIN })
  } catch (error) {
    if (tries === 1) throw error
    await buildNextAdmin(tries - 1)
  }
}
