import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { HOUR } from '../platform/clock'
import type { Config } from '../platform/config/config'
import type { Job } from '../platform/jobs/jobs'
import { backupFile, copySecret, pruneBackups, removeParts } from './backup-folder'
import { sqliteFileOf } from './sqlite-files'

const NAME = 'luzzu-auto-'
const run = promisify(execFile)

/** The scheduled backups of the configuration; none by default. */
export const backupJobs = (config: Config): Job[] =>
  config.backup.everyHours === undefined ? [] : [backupJob(config, config.backup.everyHours)]

/** Backs the SQLite database up, verifies the copy and removes backups that the plan does not keep. */
function backupJob(config: Config, everyHours: number): Job {
  const { folder, keep } = config.backup
  return {
    name: 'backup',
    interval: everyHours * HOUR,
    run: async ({ now, signal }) => {
      removeParts(folder)
      await backUpInProcess(sqliteFileOf(config), backupFile(folder, now, NAME), signal)
      copySecret(config.dataDir, folder)
      pruneBackups(folder, keep, now)
    },
  }
}

/** In a process of its own, because copying and verifying would block the event loop. */
async function backUpInProcess(file: string, target: string, signal: AbortSignal): Promise<void> {
  const isSource = import.meta.url.endsWith('.ts')
  const program = fileURLToPath(new URL(`./copy-database.${isSource ? 'ts' : 'js'}`, import.meta.url))
  const loader = isSource ? ['--import', 'tsx'] : []
  try {
    await run(process.execPath, [...loader, program, file, target], { signal })
  } catch (error) {
    // A large one may take longer than a stop.
    if (signal.aborted) throw new Error('The server was stopped during the backup.')
    const { stderr = '' } = error as { stderr?: string }
    throw stderr === '' ? error : new Error(stderr)
  }
}
