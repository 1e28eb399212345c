import { expect, test } from 'vitest'
import { aProduct } from '../../../test/support/builders'
import { aPaymentsFixture } from '../../../test/support/payments-fixture'

/** Two products with rates of their own; three payments on two days, and a refund. */
async function withSales() {
  const desk = await aPaymentsFixture({ vat_percent: 18 })
  const { staff, sell, pay, db } = desk
  const kayak = await aProduct(db, { name: '=Kayak', units: 5, price_cents: 6000 })
  await staff('PUT', `/products/${kayak.id}/payment-terms`, { vat_percent: 7 })
  const [boat, paddle] = [await sell(), await sell({ id_product_fk: kayak.id })]
  await pay(boat.order, 50)
  await pay(paddle.order, 40, 'terminal')
  await staff('POST', `/orders/${paddle.order}/refunds`, { method: 'cash', amount: 10 })
  desk.clock.set('2026-06-11T08:00:00Z')
  const later = desk.as(await desk.signedIn({ admin: true }))
  await later('POST', `/orders/${boat.order}/payments`, { method: 'cash', amount: 10 })
  const report = (query: string) => later('GET', `/reports/money?from=2026-06-01&to=2026-06-30&${query}`)
  return { ...desk, later, report }
}

const sums = (key: string, gross: number, refunded: number, net: number, vat: number) => ({
  key,
  gross,
  refunded,
  net,
  vat,
})

test('money is added up by day, product, method and rate, to the same sums', async () => {
  const { report } = await withSales()
  expect((await report('by=day')).json()).toEqual([
    sums('2026-06-10', 90, 10, 70.4, 9.6),
    sums('2026-06-11', 10, 0, 8.47, 1.53),
  ])
  expect((await report('by=product')).json()).toEqual([
    sums('=Kayak', 40, 10, 28.03, 1.97),
    sums('Painted Luzzu', 60, 0, 50.84, 9.16),
  ])
  expect((await report('by=method')).json()).toEqual([
    sums('cash', 60, 10, 41.49, 8.51),
    sums('terminal', 40, 0, 37.38, 2.62),
  ])
  expect((await report('by=vat')).json()).toEqual([
    sums('7', 40, 10, 28.03, 1.97),
    sums('18', 60, 0, 50.84, 9.16),
  ])
})

test('a refund that waited is reported in the way in which it was handed over, as the cash-up has it', async () => {
  const { sell, pay, own, staff, balances } = await aPaymentsFixture({ vat_percent: 18 })
  const { id, order } = await sell()
  await pay(order, 60)
  await own('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 60 })
  const report = async (by: string) => (await staff('GET', `/reports/money?by=${by}`)).json()
  expect(await report('method')).toEqual([sums('cash', 60, 60, 0, 0)])
  await staff('POST', `/orders/${order}/refunds`, { method: 'bank', amount: 60, pending: true })
  expect(await report('method')).toEqual([
    sums('bank', 0, 60, -50.85, -9.15),
    sums('cash', 60, 0, 50.85, 9.15),
  ])
  expect(await report('product')).toEqual([sums('Painted Luzzu', 60, 60, 0, 0)])
  expect(await balances(order)).toEqual({ cash: 6000, bank: -6000 })
  const { expected } = (await staff('GET', '/cash-ups/2026-06-10')).json()
  expect(expected).toMatchObject({ cash: 60, bank: -60 })
})

test('a report is a table for spreadsheets, in which no name is a formula', async () => {
  const { report } = await withSales()
  const csv = await report('by=product&format=csv')
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="money-by-product-2026-06-01-2026-06-30.csv"',
  })
  expect(csv.body.split('\r\n')).toEqual([
    '\uFEFFProduct,Gross,Refunded,Net,VAT',
    "'=Kayak,40.00,10.00,28.03,1.97",
    'Painted Luzzu,60.00,0.00,50.84,9.16',
    '',
  ])
})

test('without a period it is this month until today; pages are linked', async () => {
  const { later } = await withSales()
  const read = async (query: string) => (await later('GET', `/reports/money${query}`)).json()
  expect((await read('')).map(({ key }: { key: string }) => key)).toEqual(['2026-06-10', '2026-06-11'])
  expect(await read('?from=2026-06-11')).toHaveLength(1)
  expect(await read('?to=2026-05-31')).toEqual([])
  const page = await later('GET', '/reports/money?limit=1')
  const [, next = ''] = /<\/api([^>]+)>; rel="next"/.exec(String(page.headers.link)) ?? []
  expect((await later('GET', next)).json()).toMatchObject([{ key: '2026-06-11' }])
})

test('bad parameters are told at their names', async () => {
  const { later } = await withSales()
  const reply = await later('GET', '/reports/money?from=June&to=2026-02-30&by=week&format=pdf&limit=0')
  expect(reply.statusCode).toBe(422)
  expect(
    reply
      .json()
      .errors.map(({ pointer }: { pointer: string }) => pointer)
      .toSorted(),
  ).toEqual(['#/by', '#/format', '#/from', '#/limit', '#/to'].toSorted())
  expect((await later('GET', '/reports/money?from=2026-06-02&to=2026-06-01')).statusCode).toBe(422)
})
