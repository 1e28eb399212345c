import { expect, test } from 'vitest'
import { aReseller } from '../../../../test/support/reseller'
import { MINUTE } from '../../../platform/clock'

async function startSelling(options: { hears?: boolean; instant?: boolean } = {}) {
  const fixture = await aReseller(options)
  const { clock, staff, octo, told } = fixture
  const read = async (uuid: string) => (await octo('GET', `/bookings/${uuid}`)).body
  /** What staff add to a booking that has ended. */
  const addRecords = async (id: number) => {
    await told()
    clock.advance(MINUTE)
    await told()
    await staff('PUT', `/bookings/${id}/called`, { called: true })
    await staff('PUT', `/bookings/${id}/note`, { note: 'Will try again in July' })
  }
  return { ...fixture, read, addRecords }
}

test('a declined booking stays rejected while staff note what they did since', async () => {
  const { staff, book, read, addRecords } = await startSelling()
  const { uuid, id } = await book()
  await staff('PUT', `/bookings/${id}`, { status: 'Cancelled' })
  await addRecords(id)
  expect(await read(uuid)).toMatchObject({ status: 'REJECTED', cancellation: null })
})

test('a cancelled booking keeps when and why, also once it is deleted', async () => {
  const { staff, book, read, addRecords } = await startSelling({ instant: true })
  const { uuid, id } = await book()
  await staff('POST', `/bookings/${id}/cancel`, { reason: 'Engine' })
  const { cancellation } = await read(uuid)
  expect(cancellation).toMatchObject({ refund: 'FULL', reason: 'Engine' })
  await addRecords(id)
  expect(await read(uuid)).toMatchObject({ status: 'CANCELLED', cancellation })
  await staff('DELETE', `/bookings/${id}`)
  expect(await read(uuid)).toMatchObject({ status: 'CANCELLED', cancellation })
})

test.each([{ hears: true }, { hears: false }])(
  'that a booking which has ended is deleted, or put back, is no news to its reseller: %o',
  async ({ hears }) => {
    const { clock, staff, book, read, addRecords, told, mails } = await startSelling({ hears })
    const { uuid, id } = await book()
    await staff('PUT', `/bookings/${id}`, { status: 'Cancelled' })
    await addRecords(id)
    const mailed = (await mails()).length
    await staff('DELETE', `/bookings/${id}`)
    expect((await read(uuid)).status).toBe('REJECTED')
    await told()
    await staff('POST', `/bookings/${id}/undo`)
    expect((await read(uuid)).status).toBe('REJECTED')
    await told()
    clock.advance(MINUTE)
    expect(await told()).toEqual([])
    expect(await mails()).toHaveLength(mailed)
  },
)

test('the decline of a booking that is deleted at once is told, also if the deletion is undone', async () => {
  const { clock, staff, book, statuses } = await startSelling()
  const { id } = await book()
  await statuses()
  await staff('PUT', `/bookings/${id}`, { status: 'Cancelled' })
  await statuses()
  await staff('DELETE', `/bookings/${id}`)
  await statuses()
  await staff('POST', `/bookings/${id}/undo`)
  await statuses()
  clock.advance(MINUTE)
  expect(await statuses()).toEqual(['REJECTED'])
})

test('when guests came stays as it was, whatever staff record later', async () => {
  const { clock, staff, book, octo, read, told } = await startSelling({ instant: true })
  const { uuid, id } = await book()
  const move = { booking_date: clock.now().toISOString().slice(0, 10), slot_id: 2 }
  await staff('POST', `/bookings/${id}/move`, move)
  await told()
  const record = async (state: string) => {
    clock.advance(MINUTE)
    await staff('PUT', `/bookings/${id}/attendance`, { state })
    return clock.now().toISOString()
  }
  const redeemed = await record('checked_in')
  const [update] = await told()
  expect(update?.booking).toMatchObject({ status: 'REDEEMED', utcRedeemedAt: redeemed })
  await record('returned')
  await staff('PUT', `/bookings/${id}/note`, { note: 'Left a hat' })
  const seen = { status: 'REDEEMED', utcRedeemedAt: redeemed, unitItems: [{ utcRedeemedAt: redeemed }] }
  expect(await read(uuid)).toMatchObject(seen)
  expect((await octo('GET', '/bookings?resellerReference=BG-7')).body).toMatchObject([seen])
  await record('none')
  expect(await read(uuid)).toMatchObject({ status: 'CONFIRMED', utcRedeemedAt: null })
  const again = await record('checked_in')
  expect(await read(uuid)).toMatchObject({ utcRedeemedAt: again })
})
