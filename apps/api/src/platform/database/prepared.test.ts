import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/support/test-app'
import { listTimeSlots } from '../../features/time-slots/time-slots.queries'

test('a prepared query goes on after the migration of another process', async () => {
  const { db } = await testApp()
  const before = await listTimeSlots(db)
  expect(before.length).toBeGreaterThan(0)
  await sql`alter table time_slot add column colour text`.execute(db)
  expect(await listTimeSlots(db)).toMatchObject(before)
})
