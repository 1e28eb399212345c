import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from './config'

/**
 * Creates the data folder, accessible to its owner only.
 * @throws {ConfigError} when it cannot be created or is not writable.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir)
    chmodSync(dataDir, 0o700)
  } catch (error) {
    throw new ConfigError(`DATA_DIR: the folder ${dataDir} cannot be used (${codeOf(error)}).`)
  }
}

/** Level by level: below `/proc`, a recursive `mkdir` of Node never returns. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it concurrently.
    if (!isFolder(folder)) throw error
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

export const SQLITE_FILE = 'luzzu.sqlite'
export const JWT_SECRET_FILE = 'jwt-secret'

/**
 * The secret that signs tokens: generated at the first start and stored in the data folder, readable by its owner only.
 */
export function readOrCreateJwtSecret(dataDir: string): string {
  const file = join(dataDir, JWT_SECRET_FILE)
  try {
    // `wx` lets exactly one of two concurrent processes create the file.
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
