export type SessionTable = {
  id: string
  account_id: number
  /** SHA-256 of the session token; the token itself is known to its owner only. */
  token_hash: string
  created_at: string
  last_seen_at: string
  ended_at: string | null
}

export type PasswordResetTable = {
  token_hash: string
  account_id: number
  expires_at: string
  used_at: string | null
}

declare module '../database/schema' {
  interface Database {
    session: SessionTable
    password_reset: PasswordResetTable
  }
}
