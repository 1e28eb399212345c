import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PostgresServer } from '../../apps/api/test/support/postgres-server'
import { type Engine, openStore, type Store, startServer } from '../support/product'

const COPY = fileURLToPath(new URL('../../apps/api/dist/copy-to-postgres.js', import.meta.url))

let seeded: Promise<string> | undefined

/** A folder in which the server has run once: rendering the pictures of the sample catalogue takes seconds. */
async function seed(): Promise<string> {
  const store = await openStore('sqlite')
  const server = await startServer(store)
  await server.stop()
  return store.dataDir
}

/** Puts a copy of the seeded database into a folder. */
export async function fillFolder(folder: string): Promise<void> {
  seeded ??= seed()
  cpSync(await seeded, folder, { recursive: true })
}

/** A store with the sample catalogue and an administrator. */
export async function openSeededStore(
  engine: Engine,
  postgres?: Pick<PostgresServer, 'url' | 'stop'>,
): Promise<Store> {
  const store = await openStore(engine, postgres)
  await fillFolder(store.dataDir)
  if (engine === 'postgres')
    await promisify(execFile)(process.execPath, [COPY], { env: { ...process.env, ...store.environment } })
  return store
}
