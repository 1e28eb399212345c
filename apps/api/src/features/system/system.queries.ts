import { areaRoutesOf, remoteOf, toInstant } from '@luzzu/domain'
import type { SystemStatus } from '@luzzu/domain/contracts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { version } from '../../../package.json'
import { listBackups } from '../../backups/backup-folder'
import type { Config } from '../../platform/config/config'
import { isPostgres } from '../../platform/database/dialect'
import type { Db } from '../../platform/database/schema'
import { findMailCounts } from '../../platform/mail/mail-counts'

type Job = SystemStatus['jobs'][number]

/** Versions, database, last backup, emails and jobs. */
export async function findSystemStatus(app: FastifyInstance): Promise<SystemStatus> {
  const { db, config, remotes } = app
  const mail = await findMailCounts(db)
  const jobs = await listJobs(db, await app.jobs.listNames())
  const areas = await remotes.find(config.site.url)
  return {
    versions: {
      api: version,
      ...Object.fromEntries(
        areaRoutesOf(areas).map(({ name }) => [name, remoteOf(areas, name)?.version ?? 'unknown']),
      ),
      node: process.versions.node,
      [isPostgres(db) ? 'postgresql' : 'sqlite']: await findDatabaseVersion(db),
    },
    database: isPostgres(db) ? 'postgresql' : 'sqlite',
    backup: isPostgres(db) ? null : findLastBackup(config, jobs),
    mail: { waiting: mail.waiting, failed: mail.failed, oldest_at: mail.oldestAt },
    jobs,
  }
}

/** The jobs by name: those of this process, run or not, and those that another one has run. */
async function listJobs(db: Db, names: readonly string[]): Promise<Job[]> {
  const run = await db.selectFrom('job').select(['name', 'last_at', 'last_error']).execute()
  const known = new Map(run.map((job) => [job.name, job]))
  const waiting = names.filter((name) => !known.has(name))
  const jobs = [...run, ...waiting.map((name) => ({ name, last_at: null, last_error: null }))]
  return jobs.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** A backup is in the folder only after it was verified; a later run may have failed. */
function findLastBackup({ backup }: Config, jobs: readonly Job[]): SystemStatus['backup'] {
  const [newest] = listBackups(backup.folder)
  const job = jobs.find(({ name }) => name === 'backup')
  const hasFailed = job?.last_error != null && job.last_at !== null
  if (newest) return { last_at: toInstant(newest.at), verified: !hasFailed }
  return job?.last_at && hasFailed ? { last_at: job.last_at, verified: false } : null
}

async function findDatabaseVersion(db: Db): Promise<string> {
  const query = isPostgres(db)
    ? sql<{ version: string }>`select current_setting('server_version') as version`
    : sql<{ version: string }>`select sqlite_version() as version`
  const { rows } = await query.execute(db)
  return rows[0]?.version ?? 'unknown'
}
