import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/support/test-app'
import { EMAIL_TEMPLATES } from '../../email-templates'
import { renderEmail } from '../mail/render-email'
import { up } from './migrations/012-mail-states'

const LINK = 'http://127.0.0.1:3000/reset-password/a-token'

test('emails stored before templates are sent unchanged, and finished ones lose their links', async () => {
  const { db, config, clock } = await testApp()
  // Recreates the previous table, because the template database has every migration.
  await db.schema.dropTable('outbox').execute()
  await sql`create table outbox (
    id integer primary key, kind text not null, recipient text not null, subject text not null, body text not null,
    message_id text not null unique, booking_id integer, created_at text not null, due_at text not null,
    leased_until text, attempts integer not null default 0, last_error text, sent_at text, parked_at text
  )`.execute(db)
  await sql`create index outbox_due on outbox (due_at, id) where sent_at is null and parked_at is null`.execute(
    db,
  )
  const states = [
    [1, 'welcome', 'null', 'null'],
    [2, 'password-reset', 'null', 'null'],
    [3, 'password-reset', "'then'", 'null'],
    [4, 'password-reset', 'null', "'then'"],
    [5, 'welcome', 'null', "'then'"],
  ] as const
  for (const [id, kind, sent, parked] of states)
    await sql
      .raw(
        `insert into outbox (id, kind, recipient, subject, body, message_id, created_at, due_at, sent_at, parked_at)
         values (${id}, '${kind}', 'm@example.com', 'S', 'Hello ${LINK}', '<${id}>', 'then', 'then', ${sent}, ${parked})`,
      )
      .execute(db)
  await up(db as unknown as Kysely<never>)

  const rows = await db.selectFrom('outbox').selectAll().orderBy('id').execute()
  expect(rows.map(({ data }) => data !== null)).toEqual([true, true, false, false, true])
  const [waiting] = rows
  expect(
    waiting &&
      (await renderEmail(db, waiting, { site: config.site, templates: EMAIL_TEMPLATES, now: clock.now() })),
  ).toEqual({ text: `Hello ${LINK}` })
})
