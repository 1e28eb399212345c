import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { JWT_SECRET, testApp } from '../../../../test/support/test-app'
import { buildApp } from '../../../app'
import { openPostgres } from './open-postgres'

/** A server whose requests wait no longer for the database than they do in production. */
async function start() {
  const { clock, config, signedIn } = await testApp()
  const database = await openPostgres(config.databaseUrl ?? '', { durable: false })
  onTestFinished(database.close)
  const webRoots = { shell: '/nowhere', remotes: {} }
  const app = await buildApp({ config, database, clock, jwtSecret: JWT_SECRET, webRoots, shedLoad: false })
  onTestFinished(() => app.close())
  return { app, config, pool: database.pool as pg.Pool, signedIn }
}

test('a lock timeout, an exhausted pool and a read-only server are 503 with Retry-After', async () => {
  const { app, config, pool, signedIn } = await start()
  const admin = await signedIn({ admin: true })
  const createFaq = () =>
    app.inject({
      method: 'POST',
      url: '/api/faqs',
      headers: admin.headers,
      payload: { question: 'Q?', answer: 'A.' },
    })
  const holder = new pg.Client({ connectionString: config.databaseUrl })
  await holder.connect()
  onTestFinished(() => holder.end())

  await holder.query('begin; lock table faq in access exclusive mode')
  const locked = await createFaq()
  await holder.query('rollback')

  const name = new URL(config.databaseUrl ?? '').pathname.slice(1)
  const connections: pg.PoolClient[] = []
  while (connections.length < 10) connections.push(await pool.connect())
  const exhausted = await createFaq()
  for (const connection of connections) connection.release()

  await holder.query(`alter database ${name} set default_transaction_read_only = on`)
  await holder.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  )
  await expect.poll(() => pool.totalCount).toBe(0)
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200)
  const readOnly = await createFaq()

  for (const reply of [locked, exhausted, readOnly]) {
    expect(reply.json()).toMatchObject({ status: 503, type: '/problems/unavailable' })
    expect(reply.headers['retry-after']).toBeDefined()
  }
})
