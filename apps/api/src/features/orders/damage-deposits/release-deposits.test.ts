import { expect, test } from 'vitest'
import { aPaymentsFixture } from '../../../../test/support/payments-fixture'
import { HOUR, instantAfter, MINUTE } from '../../../platform/clock'

/** A booking whose guests have left a damage deposit, and are expected now. */
async function aDeposit() {
  const desk = await aPaymentsFixture({ notify_mail: 'quay@example.com' })
  const { app, db, clock, sell, as, signedIn } = desk
  /** Sessions end meanwhile. */
  const asStaff = async () => as(await signedIn({ admin: true }))
  const { id, order } = await sell({ booking_date: '2026-06-11' })
  clock.advance(24 * HOUR)
  const staff = await asStaff()
  const taken = await staff('POST', `/bookings/${id}/damage-deposit`, { method: 'cash', amount: 200 })
  const attend = async (state: string) => {
    const reply = await (await asStaff())('PUT', `/bookings/${id}/attendance`, { state })
    expect(reply.statusCode).toBe(200)
  }
  const run = async (after: number) => {
    clock.advance(after)
    await app.jobs.runDue()
    const [deposit] = await db.selectFrom('damage_deposit').select('status').execute()
    return deposit?.status
  }
  return { ...desk, asStaff, id, order, depositId: taken.json().id as number, attend, run }
}

test('a damage deposit is given back a day after the guests are, and posted once', async () => {
  const { attend, run, balances, order } = await aDeposit()
  expect(await run(30 * HOUR)).toBe('held')
  await attend('returned')
  expect(await run(24 * HOUR - MINUTE)).toBe('held')
  expect(await balances(order)).toMatchObject({ cash: 20_000, damage_held: -20_000 })
  expect(await run(MINUTE)).toBe('released')
  expect(await run(HOUR)).toBe('released')
  expect(await balances(order)).not.toHaveProperty('damage_held')
})

test('what staff have kept stays kept, and guests who are out after all are waited for', async () => {
  const { attend, run, asStaff, depositId } = await aDeposit()
  await attend('returned')
  await attend('checked_in')
  expect(await run(25 * HOUR)).toBe('held')
  await attend('returned')
  const staff = await asStaff()
  await staff('POST', `/damage-deposits/${depositId}/capture`, { amount: 50, reason: 'A paddle' })
  expect(await run(25 * HOUR)).toBe('captured')
})

test('once the cash-up of the day is done it waits for the next day', async () => {
  const { attend, run, asStaff, clock } = await aDeposit()
  await attend('returned')
  clock.advance(24 * HOUR)
  const closed = await (await asStaff())('POST', '/cash-ups', {
    date: '2026-06-12',
    counted: { cash: 0, terminal: 0, bank: 0 },
  })
  expect(closed.statusCode).toBe(201)
  expect(await run(MINUTE)).toBe('held')
  expect(await run(24 * HOUR)).toBe('released')
})

test('staff are told a day before the deposit of a card lapses, once', async () => {
  const { db, clock, app, depositId, mails } = await aDeposit()
  const lapses_at = instantAfter(clock.now(), 25 * HOUR)
  await db
    .updateTable('damage_deposit')
    .set({ method: 'card', lapses_at })
    .where('id', '=', depositId)
    .execute()
  const told = async () =>
    (await mails())
      .filter(({ kind }) => kind === 'damage-deposit-lapses')
      .map(({ recipient, data }) => ({ recipient, ...JSON.parse(data as string) }))
  await app.jobs.runDue()
  expect(await told()).toEqual([])
  for (const step of [HOUR, HOUR]) {
    clock.advance(step)
    await app.jobs.runDue()
    expect(await told()).toMatchObject([
      { amount: 200, currency: 'EUR', lapses: 'June 12, 2026, 13:00 Malta time' },
    ])
  }
})
