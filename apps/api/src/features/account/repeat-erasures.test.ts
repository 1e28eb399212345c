import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/support/test-app'
import { describeErased, ERASURES_FILE, recordErasures, repeatErasures } from './repeat-erasures'

test('an erasure after one that was noted in half, on a full disk, is repeated after a restore', async () => {
  const { db, config, clock, signedIn } = await testApp()
  const { id } = await signedIn()
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  appendFileSync(join(config.dataDir, ERASURES_FILE), '1 2026-06-')

  recordErasures(config.dataDir, [account])

  expect(await repeatErasures(db, config, clock.now())).toBe(1)
})

test('what was erased again is told as accounts and guests, of which both are counted', () => {
  expect([1, 2].map(describeErased)).toEqual(['1 account or guest', '2 accounts or guests'])
})
