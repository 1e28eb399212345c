import { expect, test } from 'vitest'
import { aReseller, CONTACT } from '../../../../test/support/reseller'
import { HOUR } from '../../../platform/clock'

const MOVED = { booking_date: '2026-06-21', slot_id: 2 }
const GUEST = { unitId: 'guest' }

async function startMoved() {
  const fixture = await aReseller({ hears: false, instant: true })
  const { staff, octo, book } = fixture
  const { uuid, id } = await book()
  await staff('POST', `/bookings/${id}/move`, MOVED)
  const change = (fields: object) => octo('PATCH', `/bookings/${uuid}`, fields)
  const read = async () => (await staff('GET', `/bookings/${id}`)).json()
  return { ...fixture, uuid, id, change, read }
}

test('a booking that staff have moved stays there while its reseller changes the guests', async () => {
  const { change, read } = await startMoved()
  const changed = await change({ unitItems: [GUEST, GUEST] })
  expect(changed.body).toMatchObject({ optionId: '2', availabilityId: '2026-06-21T13:00:00+02:00' })
  expect(await read()).toMatchObject({
    booking_date: '2026-06-21 00:00:00',
    slot_name: 'Afternoon',
    time_range: '13:00-18:00',
    guests: 2,
  })
})

test('a reseller who changes a contact moves nothing, wherever staff have moved the booking', async () => {
  const { change, read, staff, mails, db, id, clock } = await startMoved()
  const moves = async () => (await mails()).filter(({ kind }) => kind === 'booking-moved')
  expect(await moves()).toHaveLength(1)
  const reminded_at = clock.now().toISOString()
  await db.updateTable('booking').set({ reminded_at }).where('id', '=', id).execute()
  clock.advance(HOUR)
  expect((await change({ contact: { ...CONTACT, phoneNumber: '+35679000001' } })).status).toBe(200)
  expect(await read()).toMatchObject({ slot_name: 'Afternoon', contact: { phone: '+35679000001' } })
  expect(await moves()).toHaveLength(1)
  const [entry] = (await staff('GET', `/history?entity=booking&id=${id}`)).json()
  expect(entry.action).toBe('updated')
  const select = db.selectFrom('booking').select('reminded_at').where('id', '=', id)
  expect(await select.executeTakeFirst()).toEqual({ reminded_at })
})

test('a booking that its reseller moves after staff did is moved from where it was', async () => {
  const { change, read, staff, id, uuid, octo } = await startMoved()
  const place = { optionId: '1', availabilityId: '2026-06-20T08:00:00+02:00' }
  expect((await change(place)).body).toMatchObject(place)
  expect(await read()).toMatchObject({ booking_date: '2026-06-20 00:00:00', slot_name: 'Morning' })
  const [entry] = (await staff('GET', `/history?entity=booking&id=${id}`)).json()
  expect(entry).toMatchObject({ action: 'moved' })
  expect((await octo('GET', `/bookings/${uuid}`)).body).toMatchObject(place)
})

test('the note of staff stays until the reseller sends other notes', async () => {
  const { change, read, staff, id } = await startMoved()
  await staff('PUT', `/bookings/${id}/note`, { note: 'Window seat' })
  await change({ resellerReference: 'BG-8' })
  await change({ unitItems: [GUEST, GUEST] })
  expect(await read()).toMatchObject({ note: 'Window seat', reseller: { reference: 'BG-8' } })
  await change({ notes: 'A birthday' })
  expect((await read()).note).toBe('A birthday')
  await staff('PUT', `/bookings/${id}/note`, { note: 'A cake' })
  await change({ notes: 'A birthday', unitItems: [GUEST] })
  expect((await read()).note).toBe('A cake')
})
