import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config'

/**
 * Makes the data folder, closed to other users.
 *
 * @throws {ConfigError} when it cannot be made or written to.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    chmodSync(dataDir, 0o700)
  } catch (error) {
    throw new ConfigError(`DATA_DIR: the folder ${dataDir} cannot be used (${codeOf(error)}).`)
  }
}

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
