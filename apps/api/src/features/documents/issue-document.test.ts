import type { DocumentContent } from '@luzzu/domain'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBooking, anAddon, aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'
import type { Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { listDocumentsOfOrders } from './documents.queries'
import { cancelDocument, issueDocument } from './issue-document'

const SELLER = { name: 'Luzzu Ltd', address: null, vat_number: 'MT 1234', exo_number: null }
const SITE = {
  timeZone: 'Europe/Malta',
  currency: 'EUR',
  name: 'Luzzu',
  settings: { site_name: 'Luzzu', seller: SELLER },
}
const NOW = new Date('2026-06-20T08:00:00Z')

async function withBooking() {
  const fixture = await testApp()
  const { db } = fixture
  const product = await aProduct(db)
  const addon = await anAddon(db, { product_id: product.id, addon_name: 'Skipper' })
  const { id: account_id } = await fixture.signedIn()
  const id = await aBooking(db, { account_id, product, total_cents: 13_500 })
  const addonOf = { booking_id: id, addon_id: addon, addon_name: 'Skipper', extra_price_cents: null }
  await db.insertInto('booking_addon').values(addonOf).execute()
  const issue = (over: Partial<Parameters<typeof issueDocument>[1]> = {}) =>
    inTransaction(db, (tx) => issueDocument(tx, request(over)))
  const request = (over: Partial<Parameters<typeof issueDocument>[1]>) => ({
    site: SITE,
    now: NOW,
    orderId: 7,
    parts: [{ booking_id: id, cents: 5000, vat_percent: 18 }],
    method: 'cash' as const,
    due: 8500,
    ...over,
  })
  const contentOf = async (document: number) => {
    const row = await db
      .selectFrom('document')
      .selectAll()
      .where('id', '=', document)
      .executeTakeFirstOrThrow()
    return JSON.parse(row.content) as DocumentContent
  }
  return { ...fixture, id, issue, request, contentOf }
}

test('a receipt keeps what was booked, what was received and what it says of tax', async () => {
  const { id, issue, contentOf } = await withBooking()
  const receipt = await issue()
  expect(receipt).toMatchObject({ number: 'R-2026-000001', kind: 'receipt' })
  expect(await contentOf(receipt.id)).toMatchObject({
    number: 'R-2026-000001',
    issued_on: '2026-06-20',
    currency: 'EUR',
    order_id: 7,
    seller: SELLER,
    lines: [{ booking_id: id, title: 'Painted Luzzu', price: 13_500, cents: 5000, vat_percent: 18 }],
    vat: [{ percent: 18, net: 4237, vat: 763, gross: 5000 }],
    amount: 5000,
    due: 8500,
    original: null,
  })
})

test('credit notes are numbered apart, name their original and its buyer, and can be cancelled', async () => {
  const { db, issue, contentOf } = await withBooking()
  const buyer = { name: 'Ċensu', address: 'Ħaż-Żebbuġ', vat_number: null }
  const invoice = await issue({ buyer })
  expect(invoice).toMatchObject({ number: 'R-2026-000001', kind: 'invoice' })
  const note = await issue({ credits: invoice.id })
  expect(note).toMatchObject({ number: 'C-2026-000001', kind: 'credit_note' })
  expect(await contentOf(note.id)).toMatchObject({
    buyer,
    original: { number: 'R-2026-000001', issued_on: '2026-06-20' },
  })
  await inTransaction(db, (tx) => cancelDocument(tx, note.id, NOW))
  expect((await listDocumentsOfOrders(db, [7, 8])).get(7)).toEqual([
    expect.objectContaining({ number: 'R-2026-000001', amount: 50, credits: null }),
    expect.objectContaining({ number: 'C-2026-000001', credits: 'R-2026-000001' }),
  ])
})

test('the year is that of the time zone, and each begins with one', async () => {
  const { issue } = await withBooking()
  const at = (instant: string) => issue({ now: new Date(instant) }).then(({ number }) => number)
  expect(await at('2026-12-31T22:59:59Z')).toBe('R-2026-000001')
  expect(await at('2026-12-31T23:00:00Z')).toBe('R-2027-000001')
  expect(await at('2027-01-01T12:00:00Z')).toBe('R-2027-000002')
})

test('a posting that fails gives its number back', async () => {
  const { db, issue, request } = await withBooking()
  const failing = inTransaction(db, async (tx: Tx) => {
    await issueDocument(tx, request({}))
    throw new Error('The posting fails.')
  })
  await expect(failing).rejects.toThrow('The posting fails.')
  expect((await issue()).number).toBe('R-2026-000001')
})

test('thirty at once get thirty numbers without a gap', async () => {
  const { issue } = await withBooking()
  const issued = await Promise.all(Array.from({ length: 30 }, () => issue()))
  const expected = Array.from({ length: 30 }, (_, at) => `R-2026-${String(at + 1).padStart(6, '0')}`)
  expect(issued.map(({ number }) => number).toSorted()).toEqual(expected)
})

test('the database refuses to change or delete a document', async () => {
  const { db, issue } = await withBooking()
  const { id } = await issue()
  const refused = [
    db.updateTable('document').set({ content: sql`'{}'` }).where('id', '=', id),
    db.updateTable('document').set({ cancelled_at: NOW.toISOString(), amount_cents: 1 }).where('id', '=', id),
    db.deleteFrom('document').where('id', '=', id),
    db.updateTable('document_line').set({ cents: 1 }),
    db.deleteFrom('document_line'),
  ]
  for (const query of refused) await expect(query.execute()).rejects.toThrow('documents cannot be changed')
})
