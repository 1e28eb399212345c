import { randomBytes, randomUUID } from 'node:crypto'
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
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
  if (sizeOf(file) === 0) createSecret(file)
  return readFileSync(file, 'utf8').trim()
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** The file appears once it is complete. */
function createSecret(file: string): void {
  const part = `${file}.${randomUUID()}.part`
  try {
    writeFileSync(part, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
    // Left by a full disk, and never used.
    if (sizeOf(file) === 0) rmSync(file, { force: true })
    publish(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Gives a file its name, unless another process has just done so. */
function publish(part: string, file: string): void {
  try {
    linkSync(part, file)
  } catch (error) {
    // Not every file system has links.
    if (codeOf(error) !== 'EEXIST') renameSync(part, file)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
