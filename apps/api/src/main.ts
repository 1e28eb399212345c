import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { describeErased, repeatErasures } from './features/account/repeat-erasures'
import { continueSeries } from './features/documents/document-series'
import { systemClock } from './platform/clock'
import { type Config, ConfigError } from './platform/config/config'
import { prepareDataFolder, readOrCreateJwtSecret } from './platform/config/data-folder'
import { readConfig } from './platform/config/read-config'
import { explainStartError } from './platform/config/start-errors'
import { migrate } from './platform/database/migrate'
import { openDatabase } from './platform/database/open-database'
import type { OpenedDatabase } from './platform/database/opened-database'
import type { Db } from './platform/database/schema'
import { readableStack } from './platform/errors/readable-stack'
import { forceExitAfter, ignoreBrokenPipe } from './platform/http/shutdown'
import { releaseMemoryAfterStart } from './platform/release-memory'
import { loadTracing } from './platform/tracing/load-tracing'
import type { Tracing } from './platform/tracing/tracing'
import { findAreaBuilds } from './platform/web/areas/area-finder'
import { seedAdministrator, seedCatalogue } from './seed/seed'

const CLOSE_WITHIN_MS = 10_000
const GRACE_MS = 1000
/** Enough for all clients reconnecting at once after an outage; the operating system may allow fewer. */
const LISTEN_BACKLOG = 4096

const print = (line: string) => process.stdout.write(`${line}\n`)

/** The folder of all apps, relative to this one's build. */
const APPS = fileURLToPath(new URL('../..', import.meta.url))

async function start(): Promise<void> {
  const config = readConfig(process.env)
  prepareDataFolder(config.dataDir)
  print(`Data: ${config.databaseUrl ? 'PostgreSQL' : config.dataDir}`)
  const tracing = config.isTraced
    ? await loadTracing(config.databaseUrl ? 'postgresql' : 'sqlite')
    : undefined
  const database = await openDatabase(config, tracing?.onQuery)
  const migrations = await migrate(database)
  if (migrations.length > 0) print(`Database: ${migrations.length} migrations ran`)
  await eraseAgain(database.db, config)
  await continueSeries(database.db, config.dataDir)
  if (config.seed === 'demo') {
    // Another process may be migrating, which takes longer than the timeout of a request.
    const products = await database.withoutTimeouts((db) => seedCatalogue(db, systemClock))
    if (products > 0) print(`Sample catalogue: ${products} products`)
  }
  const administrator = await seedAdministrator(database.db, config.admin, systemClock)
  try {
    await serve(config, database, tracing)
  } finally {
    // Also after a failure: the next start does not know the password any more.
    if (administrator) {
      print(`Administrator: ${administrator.mail}`)
      print(`Password: ${config.admin.password ? 'as set by ADMIN_PASSWORD' : administrator.password}`)
    }
  }
}

async function serve(config: Config, database: OpenedDatabase, tracing: Tracing | undefined): Promise<void> {
  const app = await buildApp({
    config,
    database,
    clock: systemClock,
    jwtSecret: config.jwtSecret ?? readOrCreateJwtSecret(config.dataDir),
    webRoots: {
      shell: join(APPS, 'shell/dist'),
      remotes: findAreaBuilds(APPS),
    },
    // A stream that survives write errors: the logger's default one would end the process when the disk is full.
    tracing,
    log: { level: config.logLevel, stream: process.stdout },
  })
  forceExitAfter(CLOSE_WITHIN_MS + GRACE_MS)
  closeWithGrace({ delay: CLOSE_WITHIN_MS, logger: false }, async ({ err }) => {
    if (err) app.log.error({ err }, 'uncaught exception')
    await app.close()
    await database.close()
    await tracing?.stop()
  })
  const address = await app.listen({ host: config.host, port: config.port, backlog: LISTEN_BACKLOG })
  app.relay.start()
  app.webhooks.start()
  app.jobs.start()
  releaseMemoryAfterStart()
  const warnings = [...config.warnings, ...(await warnOfMissingKey(app))]
  print(['', ...warnings.map((warning) => `Warning: ${warning}\n`)].join('\n'))
  print(`${config.site.name} is ready: ${address}`)
}

/** The settings are those of a server that had a key. */
async function warnOfMissingKey({ findSite, stripe }: FastifyInstance): Promise<string[]> {
  const { settings } = await findSite()
  return settings.payments.mode === 'online' && !stripe
    ? ['STRIPE_SECRET_KEY is not set, so nothing can be paid online, although the settings say so.']
    : []
}

/** A backup may have been restored by other means than the command. */
async function eraseAgain(db: Db, config: Config): Promise<void> {
  const erased = await repeatErasures(db, config, systemClock.now())
  if (erased > 0) print(`Erased again after a restore: ${describeErased(erased)}`)
}

ignoreBrokenPipe()
start().catch((error: unknown) => {
  const sentence = error instanceof ConfigError ? error.message : explainStartError(error)
  process.stderr.write(`${sentence ?? `Startup failed: ${describe(error)}`}\n`)
  process.exitCode = 1
  // Connections opened before the failure would keep the process alive.
  process.exit()
})

function describe(error: unknown): string {
  return error instanceof Error ? readableStack(error.stack ?? error.message) : String(error)
}
