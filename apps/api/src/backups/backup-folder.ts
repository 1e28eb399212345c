import { chmodSync, copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DAY, HOUR } from '../platform/clock'
import type { BackupPlan } from '../platform/config/backup-plan'
import { JWT_SECRET_FILE } from '../platform/config/data-folder'

/** The server's own backups; those of the command `backup` have another name, and are never removed. */
const NAME = /^luzzu-auto-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2}\.\d{3})Z\.sqlite$/
const PART = /^luzzu-auto-.*\.part(?:-journal)?$/
const ANY_BACKUP = /^luzzu-(?:auto-)?(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2}\.\d{3})Z\.sqlite$/

export type StoredBackup = { file: string; at: Date }

/** A file name that sorts by time. */
export function backupFile(folder: string, at: Date, prefix = 'luzzu-'): string {
  return join(folder, `${prefix}${at.toISOString().replaceAll(':', '-')}.sqlite`)
}

/** Every backup of the folder, newest first. A file appears under its name only after it was verified. */
export function listBackups(folder: string): StoredBackup[] {
  return matching(folder, ANY_BACKUP)
}

/** Removes the server's own backups that the plan does not keep. */
export function pruneBackups(folder: string, plan: BackupPlan, now: Date): number {
  const stored = matching(folder, NAME)
  const kept = selectRetained(
    stored.map(({ at }) => at),
    plan,
    now,
  )
  const old = stored.filter(({ at }) => !kept.has(at))
  for (const { file } of old) rmSync(file, { force: true })
  return old.length
}

/** Removes what processes that were killed have left: the next backup may need the room. */
export function removeParts(folder: string): void {
  for (const name of namesIn(folder)) if (PART.test(name)) rmSync(join(folder, name), { force: true })
}

/** Copies the generated secret beside the backups; a configured one is the operator's to keep. */
export function copySecret(dataDir: string, folder: string): void {
  const source = join(dataDir, JWT_SECRET_FILE)
  if (!existsSync(source)) return
  const target = join(folder, JWT_SECRET_FILE)
  copyFileSync(source, target)
  chmodSync(target, 0o600)
}

function matching(folder: string, pattern: RegExp): StoredBackup[] {
  return namesIn(folder)
    .flatMap((name) => {
      const [, day, hour, minute, second] = pattern.exec(name) ?? []
      const at = new Date(`${day}T${hour}:${minute}:${second}Z`)
      return Number.isNaN(at.getTime()) ? [] : [{ file: join(folder, name), at }]
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const DAYS_BEFORE_FIRST_MONDAY = 4

/** Consecutive numbers of the hour, day, week and month of an instant, in UTC. */
const PERIODS: Record<keyof BackupPlan, (at: Date) => number> = {
  hours: (at) => Math.floor(at.getTime() / HOUR),
  days: (at) => Math.floor(at.getTime() / DAY),
  weeks: (at) => Math.floor((at.getTime() / DAY - DAYS_BEFORE_FIRST_MONDAY) / 7),
  months: (at) => at.getUTCFullYear() * 12 + at.getUTCMonth(),
}

/** The backups to keep: the newest of each period of the plan, and always the newest of all. */
export function selectRetained(times: readonly Date[], plan: BackupPlan, now: Date): Set<Date> {
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
