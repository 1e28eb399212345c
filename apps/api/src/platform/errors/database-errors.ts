/** The error code of the database: `SQLITE_…` or a five-character SQLSTATE of PostgreSQL. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** A unique index refused the row. */
export function isDuplicate(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(codeOf(error))
}

/** The constraint trigger refused a booking because no unit is free. */
export function isSlotTaken(error: unknown): boolean {
  return messageOf(error).includes('slot_taken')
}

export function isSerializationFailure(error: unknown): boolean {
  return ['40P01', '40001'].includes(codeOf(error))
}

/** Another connection holds the lock for too long. */
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
 * PostgreSQL: no connection (08), recovery or read-only (25006), terminated transaction (25P03), insufficient resources
 * such as connections or disk space (53), shutdown or startup (57P), system error (58).
 */
const POSTGRES_UNAVAILABLE = /^(08...|53...|57P..|58...)$|^(25006|25P03)$/
/** A file beside the database is not writable. */
const NO_SPACE = ['ENOSPC', 'EDQUOT', 'EROFS']
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|connection error|not queryable|server closed the connection|query read timeout/i

/** The database is unreachable or not writable: no connection, no disk space, read-only. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if ([...UNREACHABLE, ...NO_SPACE].includes(code) || /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)/.test(code))
    return true
  return POSTGRES_UNAVAILABLE.test(code) || LOST_CONNECTION.test(messageOf(error))
}

/** For notes of when something was last used: a read must not fail because they cannot be written. */
export function ignoreUnwritable(error: unknown): void {
  if (!isBusy(error) && !isUnavailable(error)) throw error
}
