import { DAY, HOUR } from '../platform/clock'

/** Idle timeout and absolute timeout of a session, in milliseconds. */
const LIFETIMES = {
  customer: { idle: 7 * DAY, absolute: 30 * DAY },
  admin: { idle: 2 * HOUR, absolute: 12 * HOUR },
} as const

export const LONGEST_IDLE_MS = LIFETIMES.customer.idle

const lifetimeOf = (isAdmin: boolean) => (isAdmin ? LIFETIMES.admin : LIFETIMES.customer)

export function sessionEnd(createdAt: Date, isAdmin: boolean): Date {
  return new Date(createdAt.getTime() + lifetimeOf(isAdmin).absolute)
}

type SessionInstants = { created_at: string; last_seen_at: string; ended_at: string | null }

export function isAlive(session: SessionInstants, isAdmin: boolean, now: Date): boolean {
  const { idle, absolute } = lifetimeOf(isAdmin)
  const since = (instant: string) => now.getTime() - Date.parse(instant)
  return (
    session.ended_at === null && since(session.last_seen_at) < idle && since(session.created_at) < absolute
  )
}
