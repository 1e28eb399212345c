import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

const COUNT = 1000
/** Other requests have at least so many turns meanwhile. */
const TURNS = 20

test('a thousand bookings are called off and put back in one step each, while others are served', async () => {
  const { app, db, signedIn, mails } = await testApp()
  const [admin, customer] = [await signedIn({ admin: true }), await signedIn()]
  const product = await aProduct(db, { units: COUNT })
  await db.transaction().execute(async (tx) => {
    for (let count = 0; count < COUNT; count += 1)
      await aBooking(tx, { account_id: customer.id, product, status: count % 2 ? 'Confirmed' : 'Pending' })
  })
  const send = (url: string, payload?: object) =>
    app.inject({ method: 'POST', url: `/api${url}`, headers: admin.headers, ...(payload && { payload }) })
  const closure = await send('/closures', { from_date: '2026-06-20', to_date: '2026-06-20' })
  const { id, affected } = closure.json()
  expect(affected).toBe(COUNT)

  const [calledOff, turns] = await whileCountingTurns(
    send(`/closures/${id}/call-off`, { message: 'A gale is forecast.' }),
  )
  const [undone, turnsOfUndo] = await whileCountingTurns(send(`/closures/${id}/undo`))

  expect(calledOff.json()).toEqual({ cancelled: COUNT, to_call: [] })
  expect(undone.json()).toEqual({ restored: COUNT })
  expect(Math.min(turns, turnsOfUndo)).toBeGreaterThanOrEqual(TURNS)
  const rows = await db
    .selectFrom('booking')
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  expect(Object.fromEntries(rows.map(({ status, count }) => [status, count]))).toEqual({
    Pending: COUNT / 2,
    Confirmed: COUNT / 2,
  })
  expect(await mails()).toEqual([])
})

/** How often the event loop turned until the work was done. */
async function whileCountingTurns<Result>(work: Promise<Result>): Promise<[Result, number]> {
  let isDone = false
  let turns = 0
  const done = () => {
    isDone = true
  }
  work.then(done, done)
  while (!isDone) {
    await nextTurn()
    turns += 1
  }
  return [await work, turns]
}
