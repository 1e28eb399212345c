type SystemError = { code?: string; syscall?: string; port?: number; address?: string; hostname?: string }

/** The message for a startup failure that the operator can fix; `undefined` for bugs. */
export function explainStartError(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, syscall, port, address, hostname } = error as SystemError
  switch (code) {
    case 'EADDRINUSE':
      return `PORT must be free. ${port} is in use already.`
    case 'EACCES':
      return syscall === 'listen' ? `PORT must be one that this user may use. ${port} is not.` : undefined
    case 'EADDRNOTAVAIL':
      return `HOST must be an address of this machine. “${address}” is not.`
    case 'ENOTFOUND':
      return `HOST and DATABASE_URL must name hosts that can be found. “${hostname}” cannot.`
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
      return 'DATABASE_URL must point to a running PostgreSQL server. None responds there.'
    case '28P01':
    case '28000':
      return 'DATABASE_URL must name a user and a password that PostgreSQL accepts. It does not.'
    case '3D000':
      return 'DATABASE_URL must name a database that exists. It does not.'
    case '0A000':
    case '58P01':
    case '42501':
      return isMissingExtension(error)
        ? 'DATABASE_URL must point to a PostgreSQL server with the extension pg_trgm. Have its administrator run: create extension pg_trgm.'
        : undefined
    default:
      return undefined
  }
}

const isMissingExtension = (error: object) => 'message' in error && String(error.message).includes('pg_trgm')
