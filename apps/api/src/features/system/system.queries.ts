import { mountsOf, remoteOf } from '@luzzu/domain'
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
export async function findSystemStatus({ db, config, remotes }: FastifyInstance): Promise<SystemStatus> {
  const mail = await findMailCounts(db)
  const jobs = await db.selectFrom('job').select(['name', 'last_at', 'last_error']).orderBy('name').execute()
  const areas = await remotes.find(config.site.url)
  return {
    versions: {
      api: version,
      ...Object.fromEntries(
        mountsOf(areas).map(({ name }) => [name, remoteOf(areas, name)?.version ?? 'unknown']),
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

/** A backup is in the folder only after it was verified; a later run may have failed. */
function findLastBackup({ backup }: Config, jobs: readonly Job[]): SystemStatus['backup'] {
  const [newest] = listBackups(backup.folder)
  const job = jobs.find(({ name }) => name === 'backup')
  const hasFailed = job?.last_error != null && job.last_at !== null
  if (!newest) return hasFailed ? { last_at: job.last_at ?? '', verified: false } : null
  return { last_at: newest.at.toISOString(), verified: !hasFailed }
}

async function findDatabaseVersion(db: Db): Promise<string> {
  const query = isPostgres(db)
    ? sql<{ version: string }>`select current_setting('server_version') as version`
    : sql<{ version: string }>`select sqlite_version() as version`
  const { rows } = await query.execute(db)
  return rows[0]?.version ?? 'unknown'
}
