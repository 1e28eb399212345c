import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '../../src/app'
import type { AppDependencies } from '../../src/app-dependencies'
import type { Config } from '../../src/platform/config/config'
import { readConfig } from '../../src/platform/config/read-config'
import type { OpenedDatabase } from '../../src/platform/database/opened-database'
import type { Db, StoredEmail } from '../../src/platform/database/schema'
import { releaseCopy } from './postgres-copies'
import { type SignedInUser, signIn, type UserOptions } from './sign-in'
import { type TestClock, testClock } from './test-clock'
import { copyTemplate, openCopy } from './test-database'

export const JWT_SECRET = 'a secret of the tests that is long enough'

/** The whole server on a database of its own, without a socket. */
export type TestApp = {
  app: FastifyInstance
  db: Db
  database: OpenedDatabase
  clock: TestClock
  config: Config
  /** A user with a session. */
  signedIn(who?: UserOptions): Promise<SignedInUser>
  mails(): Promise<StoredEmail[]>
}

type Options = Partial<Omit<AppDependencies, 'config' | 'clock'>> & {
  environment?: Record<string, string>
  clock?: TestClock
}

/** Closed when the current test has finished. */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const started = await startTestApp(options)
  onTestFinished(started.stop)
  return started
}

/** For several tests that share one server; the caller closes it. */
export async function startTestApp({
  environment = {},
  clock = testClock(),
  ...needs
}: Options = {}): Promise<TestApp & { stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'luzzu-api-'))
  const databaseUrl = await copyTemplate(dataDir)
  const database = await openCopy(dataDir, databaseUrl, needs.tracing?.onQuery)
  const config = readConfig({
    RATE_LIMIT: 'off',
    MAX_OPEN_REQUESTS: '1000',
    DATA_DIR: dataDir,
    JWT_SECRET,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...environment,
  })
  const webRoots = { shell: join(dataDir, 'shell'), remotes: {} }
  const app = await buildApp({
    config,
    database,
    clock,
    jwtSecret: JWT_SECRET,
    webRoots,
    shedLoad: false,
    ...needs,
  })
  await app.ready()
  const { db } = database
  return {
    app,
    db,
    database,
    clock,
    config,
    signedIn: (who = {}) => signIn({ app, db, clock }, who),
    mails: () => db.selectFrom('outbox').selectAll().orderBy('id').execute(),
    stop: async () => {
      await app.close()
      await database.close()
      if (databaseUrl) releaseCopy(databaseUrl)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
