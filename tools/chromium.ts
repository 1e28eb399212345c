import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

/** What a browser in a container or as root needs, and no talk with the outside. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/**
 * The Chromium that tests drive: `CHROMIUM_PATH`, else the one of the system, else the one that an
 * npm package carries and that is unpacked into the temp folder once.
 */
export async function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  const installed = existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined
  return { executablePath: named ?? installed ?? (await chromium.executablePath()), args: ARGUMENTS }
}
