import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pluralize } from '@luzzu/domain'
import { systemActor } from '../../platform/audit/audit'
import type { Config } from '../../platform/config/config'
import type { AccountRow, Db } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { repeatAccountErasure } from './erase-account'
import { repeatGuestErasure } from './erase-guest'

/** The accounts that were erased, one a line with id and creation. Backups lack it, so it knows what they still hold. */
export const ERASURES_FILE = 'erased-accounts'
/** The bookings without an account whose guest was erased, in the same way. */
export const GUESTS_FILE = 'erased-guests'

export type Erased = Pick<AccountRow, 'id' | 'created_at'>

const toLine = ({ id, created_at }: Erased) => `${id} ${created_at}`

/** Adds accounts, or bookings of guests, to their list in the data folder. */
export function recordErasures(dataDir: string, erased: readonly Erased[], name = ERASURES_FILE): void {
  const noted = new Set(readLines(dataDir, name))
  const lines = erased.map(toLine).filter((line) => !noted.has(line))
  if (lines.length === 0) return
  const file = openSync(join(dataDir, name), 'a', 0o600)
  try {
    // A line that a full disk has cut off ends here.
    const rest = endsInLine(dataDir, name) ? '' : '\n'
    writeFileSync(file, rest + lines.map((line) => `${line}\n`).join(''))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

type Installed = Pick<Config, 'dataDir' | 'site'>

/**
 * Erases again what a restored backup has brought back, and notes every erased account of the database; returns the
 * number of accounts and guests that were back. Another account or booking with the same id has another creation.
 */
export async function repeatErasures(db: Db, { dataDir, site }: Installed, now: Date): Promise<number> {
  let repeated = 0
  for (const erased of readErased(dataDir, GUESTS_FILE))
    if (
      await inTransaction(db, (tx) =>
        repeatGuestErasure(tx, systemActor(now), { ...erased, configured: site }),
      )
    )
      repeated += 1
  for (const line of readErased(dataDir, ERASURES_FILE)) {
    const erased = { ...line, configured: site }
    if (await inTransaction(db, (tx) => repeatAccountErasure(tx, systemActor(now), erased))) repeated += 1
  }
  const known = db.selectFrom('account').select(['id', 'created_at']).where('erased_at', 'is not', null)
  recordErasures(dataDir, await known.execute())
  const guests = db.selectFrom('erased_guest').select(['booking_id as id', 'created_at'])
  recordErasures(dataDir, await guests.execute(), GUESTS_FILE)
  return repeated
}

export const describeErased = (count: number) => pluralize(count, 'account or guest', 'accounts or guests')

function readErased(dataDir: string, name: string): Erased[] {
  return readLines(dataDir, name).map((line) => {
    const [id = '', created_at = ''] = line.split(' ')
    return { id: Number(id), created_at: created_at as Erased['created_at'] }
  })
}

function endsInLine(dataDir: string, name: string): boolean {
  const text = readText(dataDir, name)
  return text === '' || text.endsWith('\n')
}

const readLines = (dataDir: string, name: string) => readText(dataDir, name).split('\n').filter(Boolean)

function readText(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
