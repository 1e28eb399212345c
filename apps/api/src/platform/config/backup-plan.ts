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
