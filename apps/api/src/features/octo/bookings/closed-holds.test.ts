import { expect, test } from 'vitest'
import { aReseller, CONTACT, DAY } from '../../../../test/support/reseller'

const AFTERNOON = { optionId: '2', availabilityId: `${DAY}T13:00:00+02:00` }

test.each([
  { instant: false, status: 'PENDING' },
  { instant: true, status: 'CONFIRMED' },
])('a hold is confirmed in a place that was closed since, as a request is approved: %o', async (one) => {
  const { staff, octo, hold, book } = await aReseller({ instant: one.instant })
  const uuid = await hold()
  const elsewhere = await book()
  const closure = (await staff('POST', '/closures', { from_date: DAY, to_date: DAY })).json()
  expect(closure.affected).toBe(1)
  const confirmed = await octo('POST', `/bookings/${uuid}/confirm`, { contact: CONTACT })
  expect([confirmed.status, confirmed.body.status]).toEqual([200, one.status])
  // Nobody gets more than what was held.
  expect(await hold()).toBeUndefined()
  const moved = await octo('PATCH', `/bookings/${elsewhere.uuid}`, AFTERNOON)
  expect(moved.body.error).toBe('UNPROCESSABLE_ENTITY')
  expect((await staff('GET', `/closures/${closure.id}/bookings`)).json()).toHaveLength(2)
})

test('a booking of a reseller that was deleted comes back into no closure that was made since', async () => {
  const { staff, book } = await aReseller()
  const { id } = await book()
  await staff('DELETE', `/bookings/${id}`)
  await staff('POST', '/closures', { from_date: DAY, to_date: DAY })
  expect((await staff('POST', `/bookings/${id}/undo`)).statusCode).toBe(409)
})
