import { expect, test } from 'vitest'
import { aReseller } from '../../../../test/support/reseller'

type Staff = Awaited<ReturnType<typeof aReseller>>['staff']

async function sellNothing(staff: Staff) {
  const [{ id, name, reseller }] = (await staff('GET', '/api-tokens')).json()
  return staff('PUT', `/api-tokens/${id}`, { name, reseller: { ...reseller, product_ids: [] } })
}

test.each<[string, (staff: Staff) => ReturnType<Staff>]>([
  ['its product is deleted', (staff) => staff('DELETE', '/products/1')],
  [
    'its product is published to no reseller',
    (staff) => staff('PUT', '/products/1/distribution', { published: false }),
  ],
  ['its product is not this reseller’s any more', sellNothing],
  ['its time slot is archived', (staff) => staff('PUT', '/time-slots/1', { archived: true })],
])('nothing more is available of what is booked once %s', async (_what, end) => {
  const { book, octo, staff, product } = await aReseller({ hears: false, instant: true })
  expect(product.id).toBe(1)
  const { uuid } = await book()
  const read = async () => (await octo('GET', `/bookings/${uuid}`)).body
  expect((await read()).availability).toMatchObject({ available: true, status: 'AVAILABLE', vacancies: 8 })
  expect((await end(staff)).statusCode).toBeLessThan(300)
  const { status, availability } = await read()
  expect(availability).toMatchObject({ available: false, status: 'CLOSED', vacancies: 0, maxUnits: 0 })
  expect([status, availability.id]).toEqual(['CONFIRMED', '2026-06-20T08:00:00+02:00'])
})
