/** The engine's own code of an error: `SQLITE_…` or five characters of PostgreSQL. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** A unique index refused the row. */
export function isDuplicate(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(codeOf(error))
}

/** The database's own guard refused a booking for which no craft is left. */
export function isSlotTaken(error: unknown): boolean {
  return messageOf(error).includes('slot_taken')
}

export function isSerializationFailure(error: unknown): boolean {
  return ['40P01', '40001'].includes(codeOf(error))
}

/** Somebody else holds the lock for too long. */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error)
  return code.startsWith('SQLITE_BUSY') || code === 'SQLITE_LOCKED' || ['55P03', '57014'].includes(code)
}

const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '25P03',
]
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|connection error|server closed the connection/i

/** The database cannot be reached, or cannot write: no connection, no space, read-only. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if (UNREACHABLE.includes(code) || /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)/.test(code) || code === '53100')
    return true
  return LOST_CONNECTION.test(messageOf(error))
}
