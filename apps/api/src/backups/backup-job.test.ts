import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { aProduct } from '../../test/support/builders'
import { testApp } from '../../test/support/test-app'
import { isOnPostgres } from '../../test/support/test-database'
import { readOrCreateJwtSecret } from '../platform/config/data-folder'
import { createJobRunner } from '../platform/jobs/jobs'
import { listBackups } from './backup-folder'
import { backupJobs } from './backup-job'
import { countRows, findDifferences } from './compare-databases'
import { verify } from './sqlite-files'

const run = promisify(execFile)
const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const HOUR = 3_600_000

async function withBackups(environment: Record<string, string> = {}) {
  const fixture = await testApp({ environment: { BACKUP_EVERY_HOURS: '1', ...environment } })
  const { folder } = fixture.config.backup
  readOrCreateJwtSecret(fixture.config.dataDir)
  const files = () => readdirSync(folder).filter((name) => name.endsWith('.sqlite'))
  return { ...fixture, folder, files }
}

test.skipIf(isOnPostgres)('the server backs itself up on schedule, verified, with its secret', async () => {
  const { app, db, clock, config, folder, files } = await withBackups()
  await aProduct(db, { name: 'Dgħajsa' })
  expect(await app.jobs.runDue()).toContain('backup')
  expect(await app.jobs.runDue()).not.toContain('backup')
  clock.advance(HOUR)
  await aProduct(db)
  expect(await app.jobs.runDue()).toContain('backup')

  expect(files()).toHaveLength(2)
  const paths = readdirSync(folder).map((name) => join(folder, name))
  expect(paths.map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600, 0o600])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const secret = (place: string) => readFileSync(join(place, 'jwt-secret'), 'utf8')
  expect(secret(folder)).toBe(secret(config.dataDir))
  const [first = '', second = ''] = files().map((name) => join(folder, name))
  expect([countRows(first).get('product'), countRows(second).get('product')]).toEqual([1, 2])
  expect(findDifferences(first, second)).toContain('product')
  expect(verify(second).rows).toBeGreaterThan(0)
})

test.skipIf(isOnPostgres)('old backups go as the plan says, and those of the command stay', async () => {
  const { app, clock, folder, files } = await withBackups({ BACKUP_KEEP: '2h' })
  for (let hour = 0; hour < 4; hour += 1) {
    await app.jobs.runDue()
    clock.advance(HOUR)
    if (hour === 0) {
      writeFileSync(join(folder, 'luzzu-2020-01-01T00-00-00.000Z.sqlite'), '')
      writeFileSync(join(folder, 'luzzu-auto-2020-01-01T00-00-00.000Z.sqlite.part'), '')
    }
  }
  expect(files()).toHaveLength(3)
  expect(files()).toContain('luzzu-2020-01-01T00-00-00.000Z.sqlite')
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})

test.skipIf(isOnPostgres)(
  'a backup that fails is an error of the job, and leaves nothing behind',
  async () => {
    const { app, db, config } = await withBackups({ BACKUP_DIR: '/dev/null/backups' })
    await app.jobs.runDue()
    const job = await db.selectFrom('job').selectAll().where('name', '=', 'backup').executeTakeFirstOrThrow()
    expect(job.last_error).toMatch(/ENOTDIR|EEXIST|not a directory/)
    expect(config.backup.folder).toBe('/dev/null/backups')
  },
)

test.skipIf(isOnPostgres)('a backup that fails leaves the room of one that was killed free', async () => {
  const { app, db, clock, config, folder } = await withBackups()
  mkdirSync(folder)
  writeFileSync(join(folder, 'luzzu-auto-2020-01-01T00-00-00.000Z.sqlite.part'), 'half a database')
  writeFileSync(join(folder, 'luzzu-auto-2020-01-01T00-00-00.000Z.sqlite.part-journal'), '')
  const withoutDatabase = { ...config, dataDir: join(config.dataDir, 'elsewhere') }

  await createJobRunner({ db, clock, jobs: backupJobs(withoutDatabase), log: app.log }).runDue()

  expect(readdirSync(folder)).toEqual([])
})

test.skipIf(isOnPostgres)('a server that stops does not wait for a backup', async () => {
  const { app, db, clock, config, folder } = await withBackups()
  const jobs = createJobRunner({ db, clock, jobs: backupJobs(config), log: app.log })
  const running = jobs.runDue()
  await jobs.stop()

  expect(await running).toEqual(['backup'])
  expect(listBackups(folder)).toEqual([])
  const job = await db.selectFrom('job').selectAll().where('name', '=', 'backup').executeTakeFirstOrThrow()
  expect(job.last_error).toBe('The server was stopped during the backup.')
})

test.skipIf(isOnPostgres)(
  'the drill restores the newest backup and compares it, and finds a damaged one',
  async () => {
    const { app, db, config, folder, files } = await withBackups()
    await aProduct(db)
    await app.jobs.runDue()
    await aProduct(db)
    const drill = () =>
      run(process.execPath, ['--import', 'tsx', 'src/commands/programs/restore-drill.ts'], {
        cwd: PROJECT,
        env: { ...process.env, DATA_DIR: config.dataDir },
      })

    const { stdout } = await drill()
    expect(stdout).toContain('Every row equals the backup.')
    expect(stdout).toContain('product: 1 rows in the backup, 2 in use.')
    expect(stdout).toContain('The drill succeeded')

    truncateSync(join(folder, files()[0] ?? ''), 20_000)
    await expect(drill()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is not a readable database/),
    })
  },
)
