import type { Instant } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { anAddon, aProduct } from '../../../test/support/builders'
import { aForm } from '../../../test/support/forms'
import { sentMails } from '../../../test/support/mail-files'
import { aPicture } from '../../../test/support/pictures'
import { testApp } from '../../../test/support/test-app'
import { inTransaction } from '../../platform/database/transaction'
import { removeUnusedImages } from '../../platform/images/images'

type Headers = Record<string, string>

const QUAY = { text: 'The blue hut on the quay', map_url: 'https://maps.example.com/quay' }
const EMPTY = { meeting_point: null, bring: [], requirements: [], pictures: [] }

async function start() {
  const fixture = await testApp()
  const { app, db } = fixture
  const product = await aProduct(db)
  const admin = await fixture.signedIn({ admin: true })
  const base = `/api/products/${product.id}`
  const read = () => app.inject({ url: `${base}/details` })
  const set = (payload: object, headers: Headers = {}) =>
    app.inject({ method: 'PUT', url: `${base}/details`, headers: { ...admin.headers, ...headers }, payload })
  const upload = (bytes: Buffer, fields: [string, string][] = [], more: Headers = {}) => {
    const { payload, headers } = aForm([...fields, ['image', { bytes }]])
    const all = { ...admin.headers, ...headers, ...more }
    return app.inject({ method: 'POST', url: `${base}/pictures`, headers: all, payload })
  }
  const remove = (id: number, headers: Headers = {}) =>
    app.inject({ method: 'DELETE', url: `${base}/pictures/${id}`, headers: { ...admin.headers, ...headers } })
  return { ...fixture, product, admin, base, read, set, upload, remove }
}

test('a product without details has none, and its meeting point is that of the business', async () => {
  const { read } = await start()
  const reply = await read()
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual(EMPTY)
  expect(reply.headers.etag).toMatch(/^"v0-/)
})

test('details are replaced as a whole, have a version, and are in the history', async () => {
  const { set, read, app, admin, product } = await start()
  const first = await read()
  const details = {
    meeting_point: QUAY,
    bring: ['  Sun cream '],
    requirements: ['The driver is 18 or older'],
  }
  const replaced = await set({ ...details, unknown: 1 }, { 'if-match': String(first.headers.etag) })
  expect(replaced.statusCode).toBe(200)
  expect(replaced.json()).toEqual({ ...details, bring: ['Sun cream'], pictures: [] })
  expect(await read().then(({ headers }) => headers.etag)).toBe(replaced.headers.etag)
  expect((await set({ bring: [] }, { 'if-match': String(first.headers.etag) })).statusCode).toBe(412)

  const again = await set(replaced.json())
  expect(again.headers.etag).toBe(replaced.headers.etag)
  expect((await set({})).json()).toEqual(EMPTY)

  const url = `/api/history?entity=product&id=${product.id}`
  const history = (await app.inject({ url, headers: admin.headers })).json()
  expect(history[1].changes).toEqual([
    { field: 'meeting_point', before: null, after: `${QUAY.text} (${QUAY.map_url})` },
    { field: 'bring', before: null, after: 'Sun cream' },
    { field: 'requirements', before: null, after: 'The driver is 18 or older' },
  ])
})

test('each bad field is told, and nothing is stored', async () => {
  const { set, read } = await start()
  const reply = await set({
    meeting_point: { text: ' ', map_url: 'http://maps.example.com' },
    bring: Array.from({ length: 13 }, () => 'x'),
    requirements: ['x'.repeat(121), '', 1, 'fine'],
    pictures: [{ id: 99, alt: 'x'.repeat(201) }, { id: 'a' }],
  })
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toEqual([
    { pointer: '#/meeting_point/text', detail: 'Meeting point is required' },
    { pointer: '#/meeting_point/map_url', detail: 'Map address must be an https address' },
    { pointer: '#/bring', detail: 'Must be a list of at most 12 lines' },
    { pointer: '#/requirements/0', detail: 'A line must be at most 120 characters' },
    { pointer: '#/requirements/1', detail: 'Write something or remove this line' },
    { pointer: '#/requirements/2', detail: 'Write something or remove this line' },
    { pointer: '#/pictures/0/alt', detail: 'Description must be at most 200 characters' },
    { pointer: '#/pictures/1/id', detail: 'This picture is not one of this product' },
  ])
  for (const meeting_point of ['the quay', [], 1, { map_url: null }])
    expect((await set({ meeting_point })).statusCode).toBe(422)
  expect((await read()).json()).toEqual(EMPTY)
})

test('pictures are added in every size, ordered, described and deleted', async () => {
  const { upload, set, read, remove, app, db } = await start()
  const before = (await read()).headers.etag
  const [one, other] = [
    await upload(await aPicture('png', 1600, 1200), [['alt', ' The deck ']], { 'if-match': String(before) }),
    await upload(await aPicture('jpeg', 800, 600)),
  ]
  expect(one.statusCode).toBe(201)
  const first = one.json()
  expect(first).toEqual({
    id: first.id,
    image_url: expect.stringMatching(/^\/api\/images\//),
    alt: 'The deck',
  })
  expect(one.headers.location).toMatch(new RegExp(`/pictures/${first.id}$`))
  expect(one.headers.etag).not.toBe(before)
  for (const name of ['320.avif', '640.webp', '1200.jpg'])
    expect((await app.inject(first.image_url.replace('640.jpg', name))).statusCode).toBe(200)
  const second = other.json()
  expect((await read()).json().pictures).toEqual([first, second])

  const changed = await set({ pictures: [{ id: second.id, alt: 'The bow' }, { id: first.id }] })
  expect(changed.json().pictures).toEqual([
    { ...second, alt: 'The bow' },
    { ...first, alt: '' },
  ])
  expect((await set({ bring: ['A towel'] })).json().pictures).toHaveLength(2)
  expect((await set({ pictures: [{ id: second.id, alt: '' }] })).json().pictures).toHaveLength(1)
  expect((await remove(first.id)).statusCode).toBe(404)
  expect((await remove(second.id, { 'if-match': String(before) })).statusCode).toBe(412)
  expect((await remove(second.id)).statusCode).toBe(204)
  expect((await read()).json().pictures).toEqual([])

  const removed = await inTransaction(db, (tx) =>
    removeUnusedImages(tx, '2099-01-01T00:00:00.000Z' as Instant, 10),
  )
  expect(removed).toBe(2)
})

test('a picture that is shown stays among the images, until its product was deleted', async () => {
  const { upload, db, app, admin, base } = await start()
  const { image_url } = (await upload(await aPicture())).json()
  const clean = () =>
    inTransaction(db, (tx) => removeUnusedImages(tx, '2099-01-01T00:00:00.000Z' as Instant, 10))
  expect(await clean()).toBe(0)
  expect((await app.inject(image_url)).statusCode).toBe(200)
  await app.inject({ method: 'DELETE', url: base, headers: admin.headers })
  expect(await clean()).toBe(1)
  expect((await app.inject(image_url)).statusCode).toBe(404)
})

test('guests of a deleted product still read what they need to know, without its pictures', async () => {
  const { upload, set, read, app, admin, base } = await start()
  const details = { meeting_point: QUAY, bring: ['A towel'], requirements: ['18 or older'] }
  await set(details)
  await upload(await aPicture())
  expect((await read()).json().pictures).toHaveLength(1)
  await app.inject({ method: 'DELETE', url: base, headers: admin.headers })
  const reply = await read()
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({ ...details, pictures: [] })
  expect((await set({ bring: [] })).statusCode).toBe(404)
})

test('the ninth picture is refused, however many arrive at once', async () => {
  const { upload, read } = await start()
  const picture = await aPicture('png', 40, 30)
  const replies = await Promise.all(Array.from({ length: 10 }, () => upload(picture)))
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(8)
  const refused = replies.find(({ statusCode }) => statusCode !== 201)
  expect(refused?.statusCode).toBe(409)
  expect(refused?.json()).toMatchObject({ type: '/problems/limit-reached' })
  expect((await read()).json().pictures).toHaveLength(8)
})

test('a repeated upload with one key adds one picture', async () => {
  const { upload, read } = await start()
  const [bytes, key] = [await aPicture(), { 'idempotency-key': 'one-picture' }]
  const [one, other] = [await upload(bytes, [], key), await upload(bytes, [], key)]
  expect(other.json()).toEqual(one.json())
  expect(other.headers['idempotency-replayed']).toBe('true')
  expect((await read()).json().pictures).toHaveLength(1)
})

test.each([
  ['no file', undefined, 422, 'The product image is required'],
  ['an empty file', Buffer.alloc(0), 422, 'The product image is required'],
  ['a text', Buffer.from('not a picture'), 422, 'The file is not a valid image'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'Only JPEG, PNG or WebP'],
] as const)('%s is no picture', async (_what, bytes, status, message) => {
  const { app, admin, base } = await start()
  const { payload, headers } = aForm(bytes ? [['image', { bytes }]] : [['alt', 'The deck']])
  const reply = await app.inject({
    method: 'POST',
    url: `${base}/pictures`,
    headers: { ...admin.headers, ...headers },
    payload,
  })
  expect(reply.statusCode).toBe(status)
  expect(reply.json().errors).toEqual([{ pointer: '#/image', detail: expect.stringContaining(message) }])
})

test('emails and their calendar files tell what guests need to know, those of the product first', async () => {
  const fixture = await start()
  const { app, product, admin, set, signedIn, db } = fixture
  await anAddon(db, { product_id: product.id, addon_name: 'Lunch' })
  const addon_ids = (await db.selectFrom('addon').select('id').execute()).map(({ id }) => id)
  for (const addon_name of ['Skipper', 'Fuel'])
    await anAddon(db, { product_id: product.id, addon_name, included: 1, extra_price_cents: null })
  const put = { method: 'PUT', url: '/api/settings', headers: admin.headers } as const
  const settings = { meeting_point: { text: 'The office', map_url: null }, request_expires_hours: 2 }
  await app.inject({ ...put, payload: settings })
  await set({ meeting_point: QUAY, bring: ['A towel'], requirements: ['18 or older'] })
  const { headers } = await signedIn()
  const payload = { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1, addon_ids }
  const { id } = (await app.inject({ method: 'POST', url: '/api/bookings', headers, payload })).json()
  const confirm = { method: 'PUT', url: `/api/bookings/${id}`, headers: admin.headers } as const
  await app.inject({ ...confirm, payload: { status: 'Confirmed' } })

  const [received, confirmed] = await sentMails(fixture)
  for (const mail of [received, confirmed]) {
    expect(mail?.text).toContain('Date: Saturday, June 20, 2026')
    expect(mail?.text).toContain('Add-ons: Lunch')
    expect(mail?.text).toContain('Included: Skipper, Fuel')
    expect(mail?.text).toContain(`/my-bookings?booking=${id}\n`)
    expect(mail?.text).toContain('Free cancellation: until Friday, June 19, 2026, 08:00 Malta time')
    expect(mail?.text).toContain(
      `Meeting point: ${QUAY.text}\nMap: ${QUAY.map_url}\nArrive: 07:45, 15 minutes before the start\nBring: A towel`,
    )
  }
  expect(received?.text).toMatch(
    /^Hello [^\n]+\n\nNot confirmed yet: we answer by \w+, June \d+, 2026, \d\d:\d\d Malta time at the latest\. Please do not set out before we have confirmed\. If you have not heard from us in time, call us\.\n/,
  )
  expect(received?.text).toContain('You pay nothing now.')
  expect(received?.text).toMatch(/We answer by: \w+, June \d+, 2026, \d\d:\d\d Malta time/)
  expect(confirmed?.text).not.toContain('answer by')
})

test('pictures of another product are neither found nor arranged', async () => {
  const { upload, app, db, admin } = await start()
  const { id } = (await upload(await aPicture())).json()
  const other = await aProduct(db, { name: 'Dghajsa' })
  const request = { url: `/api/products/${other.id}/pictures/${id}`, headers: admin.headers }
  expect((await app.inject({ method: 'DELETE', ...request })).statusCode).toBe(404)
  const moved = await app.inject({
    method: 'PUT',
    url: `/api/products/${other.id}/details`,
    headers: admin.headers,
    payload: { pictures: [{ id, alt: '' }] },
  })
  expect(moved.json().errors).toEqual([
    { pointer: '#/pictures/0/id', detail: 'This picture is not one of this product' },
  ])
  expect((await app.inject('/api/products/999/details')).statusCode).toBe(404)
})
