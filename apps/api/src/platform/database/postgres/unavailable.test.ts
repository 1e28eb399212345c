import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../../../test/support/test-app'

test('a lock timeout, an exhausted pool and a read-only server are 503 with Retry-After', async () => {
  const { app, db, config, signedIn } = await testApp()
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
  const held = Array.from({ length: 10 }, () => sql`select pg_sleep(4)`.execute(db))
  const exhausted = await createFaq()
  await Promise.all(held)

  await holder.query(`alter database ${name} set default_transaction_read_only = on`)
  await holder.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  )
  await expect.poll(async () => (await app.inject('/api/faqs')).statusCode).toBe(200)
  const readOnly = await createFaq()

  for (const reply of [locked, exhausted, readOnly]) {
    expect(reply.json()).toMatchObject({ status: 503, type: '/problems/unavailable' })
    expect(reply.headers['retry-after']).toBeDefined()
  }
})
