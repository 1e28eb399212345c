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
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]
/**
 * Of PostgreSQL: no connection (08), in recovery or read-only (25006), a transaction it has ended (25P03), no
 * resources left such as connections or space (53), stopped or starting (57P), a failure of its system (58).
 */
const POSTGRES_UNAVAILABLE = /^(08...|53...|57P..|58...)$|^(25006|25P03)$/
/** A file beside the database cannot be written. */
const NO_SPACE = ['ENOSPC', 'EDQUOT', 'EROFS']
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|connection error|not queryable|server closed the connection|query read timeout/i

/** The database cannot be reached, or cannot write: no connection, no space, read-only. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if ([...UNREACHABLE, ...NO_SPACE].includes(code) || /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)/.test(code))
    return true
  return POSTGRES_UNAVAILABLE.test(code) || LOST_CONNECTION.test(messageOf(error))
}
