import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aBooking, anAddon, aProduct } from '../../../test/support/builders'
import { aForm } from '../../../test/support/forms'
import { aPicture } from '../../../test/support/pictures'
import { testApp } from '../../../test/support/test-app'

type Fields = Record<string, string>

function productForm(activity: number, image: Buffer, fields: Fields = {}) {
  const all = {
    id_activity_fk: String(activity),
    name: 'RHIB',
    description: 'Fast.',
    max_persons: '8',
    price: '95.50',
    ...fields,
  }
  return aForm([
    ...Object.entries(all),
    ['image', { bytes: image, filename: '../../etc/passwd', type: 'text/html' }],
  ])
}

async function withStaff() {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true })
  const product = await aProduct(fixture.db)
  const send = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object | Buffer,
    headers: Fields = {},
  ) =>
    fixture.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...admin.headers, ...headers },
      ...(payload && { payload }),
    })
  const get = (path: string, headers: Fields = {}) => fixture.app.inject({ url: `/api${path}`, headers })
  return { ...fixture, admin, product, send, get }
}

test('a product is created with its picture, available in every size and format', async () => {
  const { send, get, product } = await withStaff()
  const form = productForm(product.activity_id, await aPicture('png', 1600, 1200), {
    max_weight_kg: '0',
    boat_height_m: '',
  })

  const reply = await send('POST', '/products', form.payload, form.headers)

  expect(reply.statusCode).toBe(201)
  const created = reply.json()
  expect(created).toMatchObject({
    price: 95.5,
    units: 1,
    max_weight_kg: null,
    boat_height_m: null,
    addons: [],
  })
  expect(await sharp(Buffer.from(created.image, 'base64')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
  })
  for (const [width, format, type] of [
    [320, 'avif', 'image/avif'],
    [640, 'webp', 'image/webp'],
    [960, 'jpg', 'image/jpeg'],
  ] as const) {
    const picture = await get(created.image_url.replace('/api', '').replace('640.jpg', `${width}.${format}`))
    expect(picture.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await sharp(picture.rawPayload).metadata()).width).toBe(width)
  }
})

test('a picture is rotated upright and stripped of metadata', async () => {
  const { send, product } = await withStaff()
  const photo = await sharp(await aPicture('jpeg', 400, 300))
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const form = productForm(product.activity_id, photo)

  const { image } = (await send('POST', '/products', form.payload, form.headers)).json()

  const metadata = await sharp(Buffer.from(image, 'base64')).metadata()
  expect(metadata).toMatchObject({ width: 300, height: 400 })
  expect([metadata.exif, metadata.orientation, metadata.xmp]).toEqual([undefined, undefined, undefined])
})

test('a list can refer to pictures by URL only', async () => {
  const { get, product, send } = await withStaff()
  const form = productForm(product.activity_id, await aPicture())
  await send('POST', '/products', form.payload, form.headers)

  const [inline, address] = [(await get('/products')).json()[1], (await get('/products?image=url')).json()[1]]

  expect(inline.image.length).toBeGreaterThan(100)
  expect(address).toEqual({ ...inline, image: null })
})

test('an unchanged list is 304, until something changes', async () => {
  const { get, send, product } = await withStaff()
  const { etag } = (await get('/products')).headers
  expect((await get('/products', { 'if-none-match': String(etag) })).statusCode).toBe(304)

  await send('PUT', `/products/${product.id}`, { price: 130 })

  const fresh = await get('/products', { 'if-none-match': String(etag) })
  expect(fresh.statusCode).toBe(200)
  expect(fresh.json()[0].price).toBe(130)
})

test('the version of a product rises with its own changes and with those of its add-ons', async () => {
  const { get, send, product } = await withStaff()
  const etag = async () => (await get(`/products/${product.id}`)).headers.etag
  expect(await etag()).toMatch(/^"v1-/)

  const addon = (
    await send('POST', '/addons', { addon_name: 'Lunch', id_product_fk: product.id, extra_price: 45 })
  ).json()
  expect(await etag()).toMatch(/^"v2-/)
  await send('PUT', `/addons/${addon.id}`, { included: true, extra_price: 50 })
  expect(await etag()).toMatch(/^"v3-/)
  expect((await get(`/products/${product.id}`)).json().addons).toEqual([
    { id: addon.id, product_id: product.id, addon_name: 'Lunch', included: 1, extra_price: null },
  ])
  await send('DELETE', `/addons/${addon.id}`)
  expect(await etag()).toMatch(/^"v4-/)
})

test('of two changes to one version the second is refused; without If-Match it wins', async () => {
  const { get, send, product } = await withStaff()
  const change = (price: number, headers?: Fields) =>
    send('PUT', `/products/${product.id}`, { price }, headers)

  const first = { 'if-match': String((await get(`/products/${product.id}`)).headers.etag) }
  expect((await change(130, first)).headers.etag).toMatch(/^"v2-/)
  expect((await change(140, first)).json()).toMatchObject({
    status: 412,
    message: 'This entry was changed by someone else. Reload and try again.',
  })
  expect((await change(150)).json()).toMatchObject({ price: 150, name: 'Painted Luzzu', max_persons: 8 })
})

test('concurrent changes of different fields are all kept', async () => {
  const { send, get, product } = await withStaff()
  await Promise.all([
    send('PUT', `/products/${product.id}`, { name: 'Luzzu' }),
    send('PUT', `/products/${product.id}`, { price: 99.99 }),
    send('PUT', `/products/${product.id}`, { max_persons: 5 }),
    send('PUT', `/products/${product.id}`, { units: 3 }),
  ])
  expect((await get(`/products/${product.id}`)).json()).toMatchObject({
    name: 'Luzzu',
    price: 99.99,
    max_persons: 5,
    units: 3,
  })
})

test('units cannot be fewer than the booked ones', async () => {
  const { db, send, product, admin } = await withStaff()
  await send('PUT', `/products/${product.id}`, { units: 3 })
  for (const slot_id of [1, 2, 3] as const)
    await aBooking(db, { account_id: admin.id, product, slot_id, booking_date: '2026-06-20' })
  await db.updateTable('booking').set({ status: 'Confirmed' }).execute()

  const tooFew = await send('PUT', `/products/${product.id}`, { units: 1 })
  const enough = await send('PUT', `/products/${product.id}`, { units: 2 })

  expect(tooFew.json()).toMatchObject({
    type: '/problems/in-use',
    message: 'Not below 2: so many are booked on June 20, 2026.',
    errors: [{ pointer: '#/units' }],
  })
  expect(enough.statusCode).toBe(200)
})

test('a deleted product is hidden, and its bookings keep name and price', async () => {
  const { db, send, get, product, admin, app } = await withStaff()
  const id = await aBooking(db, { account_id: admin.id, product })

  expect((await send('DELETE', `/products/${product.id}`)).statusCode).toBe(204)

  expect((await send('DELETE', `/products/${product.id}`)).statusCode).toBe(404)
  expect((await get(`/products/${product.id}`)).statusCode).toBe(404)
  expect((await get('/products')).json()).toEqual([])
  const booking = await app.inject({ url: `/api/bookings/${id}`, headers: admin.headers })
  expect(booking.json()).toMatchObject({ product_name: 'Painted Luzzu', total_price: 120 })
})

test('an activity with products cannot be deleted, an empty one can', async () => {
  const { send, product, get } = await withStaff()
  const refusal = await send('DELETE', `/activities/${product.activity_id}`)
  expect(refusal.json()).toMatchObject({ status: 409, type: '/problems/in-use' })
  expect(refusal.json().message).toContain('1 rental service uses it')

  await send('DELETE', `/products/${product.id}`)
  expect((await send('DELETE', `/activities/${product.activity_id}`)).statusCode).toBe(204)
  expect((await get('/activities')).json()).toEqual([])
})

test('a change by another process is visible at the next request', async () => {
  const { db, get, product } = await withStaff()
  await get(`/products/${product.id}`)
  await anAddon(db, { product_id: product.id })
  await expect.poll(async () => (await get(`/products/${product.id}`)).json().addons).toHaveLength(1)
})
