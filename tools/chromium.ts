import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

/** Flags for containers and root, and against background network requests. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium for tests: `CHROMIUM_PATH`, else the packaged one, unpacked into the temp folder once. */
export async function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  return { executablePath: named ?? (await chromium.executablePath()), args: CHROMIUM_ARGUMENTS }
}
