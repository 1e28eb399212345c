import { expect, test } from 'vitest'
import { aBooking, anAddon, aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

async function start() {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true })
  const read = (url: string) => fixture.app.inject({ url: `/api${url}`, headers: admin.headers })
  return { ...fixture, admin, read, product: await aProduct(fixture.db, { units: 1000 }) }
}

const BOM = '\uFEFF'

test('the export has a row for every matching booking, in the order of the list', async () => {
  const { db, read, signedIn, product } = await start()
  const maria = await signedIn({ username: 'Maria "Mia" Vella, Ltd', mail: 'maria@example.com' })
  const addon = await anAddon(db, { product_id: product.id })
  const late = await aBooking(db, { account_id: maria.id, product, booking_date: '2026-06-25', guests: 4 })
  const early = await aBooking(db, { account_id: maria.id, product, booking_date: '2026-06-21' })
  await aBooking(db, { account_id: maria.id, product, status: 'Cancelled' })
  await db
    .insertInto('booking_addon')
    .values({ booking_id: late, addon_id: addon, addon_name: 'Lunch', extra_price_cents: 4500 })
    .execute()

  const reply = await read('/exports/bookings.csv?status=Pending&sort=booking_date&order=asc')

  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="bookings.csv"',
  })
  expect(reply.body).toBe(
    [
      `${BOM}Id,User,Product,Booking Date,Slot,Time,Status,Total,Add-ons,Requested,Guests,Phone,Mail,Note`,
      `${early},"Maria ""Mia"" Vella, Ltd",Painted Luzzu,2026-06-21,Morning,08:00-12:00,Pending,120.00,,2026-06-10T12:00:00.000+02:00,,'+35679000000,maria@example.com,`,
      `${late},"Maria ""Mia"" Vella, Ltd",Painted Luzzu,2026-06-25,Morning,08:00-12:00,Pending,120.00,Lunch,2026-06-10T12:00:00.000+02:00,4,'+35679000000,maria@example.com,`,
      '',
    ].join('\r\n'),
  )
})

test.each(['=1+1', '+cmd', '-2', '@SUM(A1)'])(
  'a name such as %s is escaped as text in a spreadsheet',
  async (name) => {
    const { db, read, signedIn, product } = await start()
    const { id } = await signedIn({ username: name })
    await aBooking(db, { account_id: id, product })
    expect((await read('/exports/bookings.csv')).body).toContain(`,'${name},`)
  },
)

test('an export of several batches neither loses nor repeats rows', async () => {
  const { db, read, admin, product } = await start()
  const ids: number[] = []
  for (let index = 0; index < 450; index += 1)
    ids.push(
      await aBooking(db, { account_id: admin.id, product, booking_date: `2026-06-${11 + (index % 15)}` }),
    )

  const { body } = await read('/exports/bookings.csv?q=luzzu&sort=booking_date')

  const rows = body.trim().split('\r\n').slice(1)
  expect(rows.map((row) => Number(row.split(',')[0])).sort((a, b) => a - b)).toEqual(ids)
  const days = rows.map((row) => row.split(',')[3] ?? '')
  expect(days).toEqual([...days].sort().reverse())
})

test('an export without matches has a header only', async () => {
  const { read } = await start()
  expect((await read('/exports/bookings.csv?q=nobody')).body).toBe(
    `${BOM}Id,User,Product,Booking Date,Slot,Time,Status,Total,Add-ons,Requested,Guests,Phone,Mail,Note\r\n`,
  )
})

test('the manifest of a day has its bookings by product and slot, with phone and email', async () => {
  const { db, read, signedIn, product } = await start()
  const maria = await signedIn({ username: 'Maria Vella', mail: 'maria@example.com' })
  const kayak = await aProduct(db, { name: 'Kayak', units: 9 })
  const book = (fields: object) => aBooking(db, { account_id: maria.id, product, ...fields })
  const afternoon = await book({ slot_id: 2, status: 'Confirmed' })
  const morning = await book({ slot_id: 1 })
  const paddling = await book({ product: kayak, slot_id: 3 })
  await book({ status: 'Cancelled' })
  await book({ booking_date: '2026-06-21' })

  const entries = (await read('/manifests/2026-06-20')).json()

  expect(entries.map(({ id }: { id: number }) => id)).toEqual([paddling, morning, afternoon])
  expect(entries[1]).toMatchObject({
    username: 'Maria Vella',
    phone: '+35679000000',
    mail: 'maria@example.com',
    booking_date: '2026-06-20 00:00:00',
    time_range: '08:00-12:00',
    addons: [],
  })
})
