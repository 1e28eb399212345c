import { isAdmin } from '@luzzu/domain'
import type { SessionUser } from '@luzzu/domain/contracts'
import type { Access } from '@luzzu/routing'

export type AccessDecision = 'checking' | 'granted' | 'denied'

/** What is known when somebody stands before a page. */
export type AccessFacts = {
  /** The session that the browser stored has been read, and nobody is being asked about it. */
  settled: boolean
  /** The stored session turned out to be worth nothing while this page was being opened. */
  rejected: boolean
  token: string | null
  user: SessionUser | null
}

/** Without a user only an administrator's pages are closed: a visitor sees the others as a visitor. */
export function decideAccess(
  access: Access,
  { settled, rejected, token, user }: AccessFacts,
): AccessDecision {
  if (rejected) return 'denied'
  if (!settled || (token !== null && user === null)) return 'checking'
  return access === 'admin' && !isAdmin(user ?? undefined) ? 'denied' : 'granted'
}
