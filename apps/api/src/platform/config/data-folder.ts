import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from './config'

/**
 * Makes the data folder, closed to other users.
 *
 * @throws {ConfigError} when it cannot be made or written to.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir)
    chmodSync(dataDir, 0o700)
  } catch (error) {
    throw new ConfigError(`DATA_DIR: the folder ${dataDir} cannot be used (${codeOf(error)}).`)
  }
}

/** Folder by folder: below `/proc` Node would try to make them all at once for ever. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process that starts at the same time may have been quicker.
    if (!isFolder(folder)) throw error
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** The secret that signs tokens: made at the first start, kept in the data folder, readable by its owner only. */
export function keepJwtSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret')
  try {
    // `wx` lets exactly one of two processes that start together make it.
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
