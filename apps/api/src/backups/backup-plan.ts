/** How many backups are kept: the newest of each of the last hours, days, weeks and months. */
export type BackupPlan = { hours: number; days: number; weeks: number; months: number }

const UNITS = { h: 'hours', d: 'days', w: 'weeks', m: 'months' } as const
const ENTRY = /^(\d{1,4})([hdwm])$/

/** Counts such as `24h 14d 8w 12m`, each unit once; without a single backup there would be nothing to keep. */
export function isBackupPlan(text: string): boolean {
  const entries = entriesOf(text)
  const units = entries.map((entry) => ENTRY.exec(entry)?.[2])
  const isReadable = units.every(Boolean) && new Set(units).size === units.length
  return isReadable && entries.some((entry) => Number.parseInt(entry, 10) > 0)
}

export function readBackupPlan(text: string): BackupPlan {
  const plan: BackupPlan = { hours: 0, days: 0, weeks: 0, months: 0 }
  for (const entry of entriesOf(text)) {
    const [, count, unit] = ENTRY.exec(entry) ?? []
    plan[UNITS[unit as keyof typeof UNITS]] = Number(count)
  }
  return plan
}

const entriesOf = (text: string) => text.trim().split(/\s+/)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const DAYS_BEFORE_FIRST_MONDAY = 4

/** Consecutive numbers of the hour, day, week and month of an instant, in UTC. */
const PERIODS: Record<keyof BackupPlan, (at: Date) => number> = {
  hours: (at) => Math.floor(at.getTime() / HOUR_MS),
  days: (at) => Math.floor(at.getTime() / DAY_MS),
  weeks: (at) => Math.floor((at.getTime() / DAY_MS - DAYS_BEFORE_FIRST_MONDAY) / 7),
  months: (at) => at.getUTCFullYear() * 12 + at.getUTCMonth(),
}

/** The backups to keep: the newest of each period of the plan, and always the newest of all. */
export function selectKept(times: readonly Date[], plan: BackupPlan, now: Date): Set<Date> {
  const newestFirst = [...times].sort((one, other) => other.getTime() - one.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  for (const [unit, periodOf] of Object.entries(PERIODS)) {
    const oldest = periodOf(now) - plan[unit as keyof BackupPlan]
    const seen = new Set<number>()
    for (const time of newestFirst) {
      const period = periodOf(time)
      if (period > oldest && !seen.has(period)) kept.add(time)
      seen.add(period)
    }
  }
  return kept
}
