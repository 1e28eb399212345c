import { ProblemSchema } from '@luzzu/domain/contracts'
import Value from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBooking, anActivity, anAddon, aProduct } from '../../support/builders'
import { aPicture } from '../../support/pictures'
import { startTestApp } from '../../support/test-app'
import { LOGINS, LOGOUTS, OTHERS, REGISTRATIONS } from './bad-accounts.cases'
import { BOOKINGS, CHANGES } from './bad-bookings.cases'
import { FAQS, REST } from './bad-catalogue.cases'
import type { BadInputCase, BadInputFixture, ExpectedResponse } from './bad-input'
import { LISTS } from './bad-lists.cases'
import { PRODUCTS, UPLOADS } from './bad-products.cases'
import { AUTHORIZED, REQUESTS, STALE_DELETIONS } from './bad-requests.cases'

let fixture: BadInputFixture
let stop: () => Promise<void>

beforeAll(async () => {
  const started = await startTestApp()
  stop = started.stop
  const { db } = started
  const [admin, customer, other] = [
    await started.signedIn({ admin: true }),
    await started.signedIn(),
    await started.signedIn(),
  ]
  const product = await aProduct(db, { units: 1000 })
  const faq = await db
    .insertInto('faq')
    .values({ question: 'Why?', answer: 'Because.' })
    .returning('id')
    .executeTakeFirstOrThrow()
  fixture = {
    ...started,
    admin,
    customer,
    other,
    product,
    addon: await anAddon(db, { product_id: product.id }),
    foreignAddon: await anAddon(db, { product_id: (await aProduct(db, { name: 'RHIB Explorer' })).id }),
    activity: await anActivity(db),
    faq: faq.id,
    booking: await aBooking(db, { account_id: customer.id, product }),
    picture: await aPicture('png', 64, 48),
  }
})

afterAll(() => stop())

const TABLES: Record<string, BadInputCase[]> = {
  'a request': REQUESTS,
  'an Authorization header': AUTHORIZED,
  'a login': LOGINS,
  'a logout': LOGOUTS,
  'a registration': REGISTRATIONS,
  'somebody else’s data': OTHERS,
  'a booking request': BOOKINGS,
  'a change of a booking': CHANGES,
  'a question': FAQS,
  'a product': PRODUCTS,
  'an upload': UPLOADS,
  'an activity or an add-on': REST,
  'a list': LISTS,
  'a deletion': STALE_DELETIONS,
}

describe.each(Object.entries(TABLES))('%s:', (_name, rows) => {
  test.each(rows)('%s', async (_what, send, wanted) => {
    const sent = send(fixture)
    const reply = await (sent instanceof Promise ? sent : fixture.app.inject(sent))
    expect({ status: reply.statusCode, ...shown(reply.body, wanted) }).toEqual(wanted)
    if (reply.statusCode >= 400) expectProblem(reply)
  })
})

/** The parts of a response that the case mentions. */
function shown(body: string, wanted: ExpectedResponse) {
  if (!wanted.type) return {}
  const { type, message, errors = [] } = JSON.parse(body)
  const fields = Object.fromEntries(
    errors.map((error: { pointer: string; detail: string }) => [error.pointer.slice(2), error.detail]),
  )
  return {
    type: type.replace('/problems/', ''),
    ...(wanted.message !== undefined && { message }),
    ...(wanted.fields && { fields }),
  }
}

function expectProblem(reply: { headers: Record<string, unknown>; json: () => unknown }): void {
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(Value.Check(ProblemSchema, reply.json())).toBe(true)
}
