import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { aPaymentsFixture } from '../../../test/support/payments-fixture'
import type { TestApp } from '../../../test/support/test-app'
import { setPassword } from '../../auth/accounts'
import { hashPassword } from '../../auth/passwords'
import { SECOND } from '../../platform/clock'

const SELLER = { name: 'Luzzu Ltd', vat_number: 'MT 1234' }

/** Emails of a kind with the names of what is attached. */
async function sent({ app, config }: Pick<TestApp, 'app' | 'config'>, kind: string) {
  await app.relay.runOnce()
  const folder = join(config.dataDir, 'outbox')
  const files = readdirSync(folder).filter((name) => name.endsWith(`${kind}.eml`))
  return Promise.all(
    files.sort().map(async (file) => {
      const { subject, to, text = '', attachments } = await PostalMime.parse(readFileSync(join(folder, file)))
      return { subject, to: to?.[0]?.address, text, attachments }
    }),
  )
}

test('each amount received has its receipt, each refund its credit note, and the order names them', async () => {
  const { sell, pay, staff, orderOf } = await aPaymentsFixture({ seller: SELLER, vat_percent: 18 })
  const { order } = await sell()
  await pay(order, 20)
  await pay(order, 40, 'terminal')
  await staff('POST', `/orders/${order}/refunds`, { method: 'cash', amount: 10 })
  const { documents } = await orderOf(order)
  expect(documents).toMatchObject([
    { number: 'R-2026-000001', kind: 'receipt', amount: 20, vat: [{ percent: 18, net: 16.95, vat: 3.05 }] },
    { number: 'R-2026-000002', kind: 'receipt', amount: 40 },
    { number: 'C-2026-000001', kind: 'credit_note', amount: 10, credits: 'R-2026-000002' },
  ])
  const { username, id, product_name } = (await orderOf(order)).bookings[0]
  const paidFor = { username, booking: { id, product_name }, bookings: 1 }
  expect((await staff('GET', '/documents')).json()).toMatchObject(
    documents.toReversed().map((document: object) => ({ ...document, ...paidFor })),
  )
  expect((await staff('GET', '/documents?kind=receipt&year=2026&limit=1')).json()).toMatchObject([
    documents[1],
  ])
  expect((await staff('GET', '/documents?year=2025')).json()).toEqual([])
  const bad = await staff('GET', '/documents?year=20&kind=letter')
  expect(bad.statusCode).toBe(422)
})

test('documents and payments are searched by guest, booking, order and number, in any order', async () => {
  const { sell, pay, staff, orderOf, product } = await aPaymentsFixture()
  const [one, other] = [await sell(), await sell()]
  await pay(one.order, 20)
  await pay(one.order, 10, 'terminal')
  await pay(other.order, 40)
  const found = async (q: string, more = '') => {
    const lists = await Promise.all(
      ['/documents', '/payments'].map((path) => staff('GET', `${path}?q=${encodeURIComponent(q)}${more}`)),
    )
    const [documents, payments] = lists.map((reply) =>
      reply.json().map(({ amount }: { amount: number }) => amount),
    )
    expect(payments).toEqual(documents)
    return documents
  }
  const name: string = one.booking.username
  expect(await found(name)).toEqual([40, 10, 20])
  expect(await found(`${product.name} ${name.toUpperCase()}`)).toEqual([40, 10, 20])
  expect(await found(`#${other.id} ${name}`)).toEqual([40])
  const { mail } = (await orderOf(one.order)).customer
  expect(await found(mail)).toEqual([40, 10, 20])
  expect(await found('r-2026-000002')).toEqual([10])
  expect(await found('000002')).toContain(10)
  expect(await found(`${name} 2026`)).toEqual([])
  expect(await found('nobody')).toEqual([])
  expect(await found(name, '&limit=1')).toEqual([40])
  const first = await staff('GET', `/documents?limit=2&q=${encodeURIComponent(name)}`)
  expect(first.headers).toMatchObject({ 'x-total-count': '3', link: expect.stringContaining('cursor=') })
  for (const path of ['/documents', '/payments'])
    expect((await staff('GET', `${path}?q=${'a'.repeat(201)}`)).json().errors).toMatchObject([
      { pointer: '#/q' },
    ])
})

test('pages of documents are linked', async () => {
  const { sell, pay, staff } = await aPaymentsFixture()
  const { order } = await sell()
  for (const amount of [1, 2, 3]) await pay(order, amount)
  const first = await staff('GET', '/documents?limit=2')
  expect(first.json().map(({ amount }: { amount: number }) => amount)).toEqual([3, 2])
  const [, next = ''] = /<\/api([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? []
  expect((await staff('GET', next)).json()).toMatchObject([{ amount: 1 }])
})

test('a document is downloaded by its customer and by staff, by nobody else', async () => {
  const { sell, pay, staff, own, orderOf, as, signedIn, app } = await aPaymentsFixture()
  const { order } = await sell()
  await pay(order, 20)
  const [{ id }] = (await orderOf(order)).documents
  for (const caller of [staff, own]) {
    const reply = await caller('GET', `/documents/${id}.pdf`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="R-2026-000001.pdf"',
      'cache-control': 'no-store',
    })
    expect(reply.body.slice(0, 5)).toBe('%PDF-')
  }
  const other = as(await signedIn())
  expect((await other('GET', `/documents/${id}.pdf`)).statusCode).toBe(404)
  expect((await staff('GET', '/documents/999.pdf')).statusCode).toBe(404)
  expect((await app.inject({ url: `/api/documents/${id}.pdf` })).statusCode).toBe(401)
})

test('a payment is emailed with its receipt, a refund with its credit note', async () => {
  const desk = await aPaymentsFixture({ seller: SELLER })
  const { sell, pay, staff, customer, db } = desk
  const { order } = await sell()
  await pay(order, 20)
  await staff('POST', `/orders/${order}/refunds`, { method: 'cash', amount: 5 })
  const account = await db
    .selectFrom('account')
    .select('mail')
    .where('id', '=', customer.id)
    .executeTakeFirst()
  const [receipt, ...more] = await sent(desk, 'payment-received')
  expect(more).toEqual([])
  expect(receipt).toMatchObject({
    subject: 'Payment received: R-2026-000001 for Painted Luzzu, Saturday, June 20, 2026',
    to: account?.mail,
  })
  expect(receipt?.text).toContain('Amount: €20.00\nPaid by: Cash\nStill due: €40.00')
  expect(receipt?.attachments).toMatchObject([{ filename: 'R-2026-000001.pdf', mimeType: 'application/pdf' }])
  const [refund] = await sent(desk, 'refund-sent')
  expect(refund).toMatchObject({
    subject: 'Refund: C-2026-000001 for Painted Luzzu, Saturday, June 20, 2026',
    attachments: [{ filename: 'C-2026-000001.pdf' }],
  })
})

test('the refund of a cancellation is told once it cannot be undone any more', async () => {
  const desk = await aPaymentsFixture()
  const { sell, pay, staff, clock, orderOf } = desk
  const [kept, undone] = [await sell(), await sell({ slot_id: 2 })]
  for (const { order, id } of [kept, undone]) {
    await pay(order, 60)
    const refund_total = 60
    await staff('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total })
  }
  expect(await sent(desk, 'refund-sent')).toEqual([])
  expect((await staff('POST', `/bookings/${undone.id}/undo`)).statusCode).toBe(200)
  clock.advance(11 * SECOND)
  const [{ number }] = (await orderOf(kept.order)).documents.slice(-1)
  expect(await sent(desk, 'refund-sent')).toMatchObject([
    { subject: expect.stringMatching(`^Refund: ${number} for `) },
  ])
})

test('an export names the documents of its account, and they survive its erasure', async () => {
  const { sell, pay, own, staff, orderOf, db, customer } = await aPaymentsFixture()
  const { order, id: booking } = await sell()
  await pay(order, 60)
  await staff('POST', `/orders/${order}/cancel`, { booking_ids: [booking], refund_total: 60 })
  const { documents } = await orderOf(order)
  expect((await own('GET', `/user/${customer.id}/export`)).json()).toMatchObject({ documents })
  const before = await db.selectFrom('document').select('content').orderBy('id').execute()
  await setPassword(db, customer.id, await hashPassword('lantern on the quay'))
  const erased = await own('DELETE', `/user/${customer.id}`, { password: 'lantern on the quay' })
  expect(erased.statusCode).toBe(204)
  expect((await staff('GET', `/documents/${documents[0].id}.pdf`)).statusCode).toBe(200)
  expect(await db.selectFrom('document').select('content').orderBy('id').execute()).toEqual(before)
})

test('a server that stops sends the email whose document is being written', async () => {
  const { app, config, sell, pay } = await aPaymentsFixture()
  const { order } = await sell()
  await app.relay.runOnce()
  await pay(order, 20)
  const [write, begun] = [app.pdfWriter.write, Promise.withResolvers<void>()]
  vi.spyOn(app.pdfWriter, 'write').mockImplementationOnce((...document) => {
    begun.resolve()
    return write(...document)
  })
  const sending = app.relay.runOnce()
  await begun.promise

  await app.close()

  expect(await sending).toBe(1)
  expect(readdirSync(join(config.dataDir, 'outbox')).join()).toContain('payment-received.eml')
})
