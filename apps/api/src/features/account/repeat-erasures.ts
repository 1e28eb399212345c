import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { systemActor } from '../../platform/audit/audit'
import type { Config } from '../../platform/config/config'
import type { AccountRow, Db } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { eraseAgain } from './erase-account'

/** The accounts that were erased, one a line with id and creation. Backups lack it, so it knows what they still hold. */
export const ERASURES_FILE = 'erased-accounts'

export type Erased = Pick<AccountRow, 'id' | 'created_at'>

const toLine = ({ id, created_at }: Erased) => `${id} ${created_at}`

/** Adds accounts to the list in the data folder. */
export function noteErasures(dataDir: string, erased: readonly Erased[]): void {
  const noted = new Set(readLines(dataDir))
  const lines = erased.map(toLine).filter((line) => !noted.has(line))
  if (lines.length === 0) return
  const file = openSync(join(dataDir, ERASURES_FILE), 'a', 0o600)
  writeSync(file, lines.map((line) => `${line}\n`).join(''))
  fsyncSync(file)
  closeSync(file)
}

type Installed = Pick<Config, 'dataDir' | 'site'>

/**
 * Erases again what a restored backup has brought back, and notes every erased account of the database; returns the
 * number of accounts that were back. Another account with the same id has another creation.
 */
export async function repeatErasures(db: Db, { dataDir, site }: Installed, now: Date): Promise<number> {
  let repeated = 0
  for (const line of readLines(dataDir)) {
    const [id = '', created_at = ''] = line.split(' ')
    const erased = { id: Number(id), created_at, configured: site }
    if (await inTransaction(db, (tx) => eraseAgain(tx, systemActor(now), erased))) repeated += 1
  }
  const known = db.selectFrom('account').select(['id', 'created_at']).where('erased_at', 'is not', null)
  noteErasures(dataDir, await known.execute())
  return repeated
}

function readLines(dataDir: string): string[] {
  const file = join(dataDir, ERASURES_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}
