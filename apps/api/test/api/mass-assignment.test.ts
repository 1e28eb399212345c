import { expect, test } from 'vitest'
import { aBooking, anAddon, aProduct } from '../support/builders'
import { testApp } from '../support/test-app'

/** Fields that no body may set, under every name of a column or field. */
const FORBIDDEN = {
  id: 999,
  id_user_pk: 999,
  account_id: 999,
  user_id: 999,
  permission_level: 1,
  is_admin: true,
  role: 'admin',
  version: 77,
  created_at: '1999-01-01',
  deleted_at: '1999-01-01',
  disabled_at: '1999-01-01',
  password_hash: 'x',
  total_cents: 1,
  price_cents: 1,
  image_hash: 'x',
  starts_at: '00:00',
  username: 'Somebody',
}

test('a registration creates a customer, whatever the body contains', async () => {
  const { app, db } = await testApp()
  const person = {
    username: 'Maria',
    mail: 'maria@example.com',
    password: 'salt and sun',
    phone: '+35679000000',
  }

  const reply = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { ...FORBIDDEN, ...person },
  })

  expect(reply.statusCode).toBe(201)
  const account = await db.selectFrom('account').selectAll().executeTakeFirstOrThrow()
  expect(account).toMatchObject({ username: 'Maria', permission_level: 0, disabled_at: null })
  expect(account.id).not.toBe(999)
})

test('a booking request sets date, product, slot and add-ons only', async () => {
  const { app, db, signedIn } = await testApp()
  const customer = await signedIn()
  const product = await aProduct(db)

  const payload = {
    ...FORBIDDEN,
    booking_date: '2026-06-20',
    id_product_fk: product.id,
    slot_id: 1,
    status: 'Confirmed',
  }
  await app.inject({ method: 'POST', url: '/api/bookings', headers: customer.headers, payload })

  const booking = await db.selectFrom('booking').selectAll().executeTakeFirstOrThrow()
  expect(booking).toMatchObject({
    account_id: customer.id,
    status: 'Pending',
    total_cents: 12_000,
    version: 1,
    starts_at: '08:00',
  })
  expect(booking.id).not.toBe(999)
})

test('a change of a booking sets its status only', async () => {
  const { app, db, signedIn, clock } = await testApp()
  const [customer, admin] = [await signedIn(), await signedIn({ admin: true })]
  const product = await aProduct(db)
  const id = await aBooking(db, { account_id: customer.id, product })
  const before = await db.selectFrom('booking').selectAll().executeTakeFirstOrThrow()

  const payload = {
    ...FORBIDDEN,
    id,
    status: 'Confirmed',
    total_price: 1,
    booking_date: '2026-06-30',
    slot_id: 3,
  }
  await app.inject({ method: 'PUT', url: `/api/bookings/${id}`, headers: admin.headers, payload })

  const after = await db.selectFrom('booking').selectAll().executeTakeFirstOrThrow()
  expect(after).toEqual({
    ...before,
    status: 'Confirmed',
    version: 2,
    confirmed_at: clock.now().toISOString(),
    updated_at: clock.now().toISOString(),
  })
})

test('staff cannot set fields outside the form either', async () => {
  const { app, db, signedIn } = await testApp()
  const { headers } = await signedIn({ admin: true })
  const product = await aProduct(db)
  const other = await aProduct(db, { name: 'RHIB Explorer' })
  const addon = await anAddon(db, { product_id: product.id })

  await app.inject({
    method: 'PUT',
    url: `/api/products/${product.id}`,
    headers,
    payload: { ...FORBIDDEN, name: 'Luzzu' },
  })
  await app.inject({
    method: 'PUT',
    url: `/api/addons/${addon}`,
    headers,
    payload: { ...FORBIDDEN, id_product_fk: other.id },
  })

  const after = await db
    .selectFrom('product')
    .selectAll()
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  expect(after).toMatchObject({ ...product, name: 'Luzzu', version: after.version })
  const moved = await db.selectFrom('addon').select('product_id').executeTakeFirstOrThrow()
  expect(moved.product_id).toBe(product.id)
})
