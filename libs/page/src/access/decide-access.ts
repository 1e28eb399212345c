import { isAdmin } from '@luzzu/domain'
import type { SessionUser } from '@luzzu/domain/contracts'
import type { Access } from '@luzzu/routing'

export type AccessDecision = 'checking' | 'granted' | 'denied'

/** The inputs of the access decision. */
export type AccessInput = {
  /** The stored session has been read, and no check of it is pending. */
  settled: boolean
  /** The stored session turned out to be invalid while this page was being opened. */
  rejected: boolean
  token: string | null
  user: SessionUser | null
}

/** Without a user only the pages of administrators are closed; visitors see the others. */
export function decideAccess(
  access: Access,
  { settled, rejected, token, user }: AccessInput,
): AccessDecision {
  if (rejected) return 'denied'
  if (!settled || (token !== null && user === null)) return 'checking'
  return access === 'admin' && !isAdmin(user ?? undefined) ? 'denied' : 'granted'
}
