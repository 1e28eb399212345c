import { DAY, HOUR } from '../clock'

/** How long a session lasts without a call, and in all, in milliseconds. */
const TIMES = {
  customer: { idle: 7 * DAY, absolute: 30 * DAY },
  admin: { idle: 2 * HOUR, absolute: 12 * HOUR },
} as const

export const LONGEST_IDLE_MS = TIMES.customer.idle

const timesOf = (isAdmin: boolean) => (isAdmin ? TIMES.admin : TIMES.customer)

export function sessionEnd(createdAt: Date, isAdmin: boolean): Date {
  return new Date(createdAt.getTime() + timesOf(isAdmin).absolute)
}

type SessionTimes = { created_at: string; last_seen_at: string; ended_at: string | null }

export function isAlive(session: SessionTimes, isAdmin: boolean, now: Date): boolean {
  const { idle, absolute } = timesOf(isAdmin)
  const since = (instant: string) => now.getTime() - Date.parse(instant)
  return (
    session.ended_at === null && since(session.last_seen_at) < idle && since(session.created_at) < absolute
  )
}
