import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../../../test/support/test-app'
import { migrate } from '../migrate'
import { MIGRATIONS } from '../migrations/list'
import type { Db } from '../schema'
import { openPostgres } from './open-postgres'

/** Longer than the timeout of a request. */
const SLOW_S = 9

test('a slow migration runs once, while another process waits for it', async () => {
  const { config } = await testApp()
  const open = async () => {
    const database = await openPostgres(config.databaseUrl ?? '', { durable: false })
    onTestFinished(database.close)
    return database
  }
  let runs = 0
  const slow = {
    up: async (db: Db) => {
      runs += 1
      await sql`select pg_sleep(${sql.lit(SLOW_S)})`.execute(db)
      await sql`create table slowly_made (id integer)`.execute(db)
    },
  }
  const migrations = { ...MIGRATIONS, '999-slow': slow }

  const ran = await Promise.all([migrate(await open(), migrations), migrate(await open(), migrations)])

  expect(ran.flat()).toEqual(['999-slow'])
  expect(runs).toBe(1)
})

test('a failed migration reports its error at once, and is rolled back', async () => {
  const { database, db } = await testApp()
  const broken = {
    up: async (tx: Db) => {
      await sql`create table half_made (id integer)`.execute(tx)
      await sql`set local statement_timeout = 10`.execute(tx)
      await sql`select pg_sleep(1)`.execute(tx)
    },
  }

  await expect(migrate(database, { ...MIGRATIONS, '999-broken': broken })).rejects.toThrow(
    'statement timeout',
  )

  const tables = await db.introspection.getTables()
  expect(tables.map(({ name }) => name)).not.toContain('half_made')
})
