import type { InjectOptions } from 'fastify'
import { accepted, type BadInputCase, type BadInputFixture, get, invalid, json, refused } from './bad-input'

const INCOMPLETE = 'We couldn’t complete your booking. Please check your information and try again.'
const INVALID_DATE = invalid({ booking_date: 'Please select a valid date.' })
const PAST = invalid({ booking_date: 'It is not possible to schedule dates in the past.' })
const TOO_FAR = invalid({ booking_date: 'Maximum scheduling range is 30 days.' })
const ADDONS = invalid({ addon_ids: 'Please check the selected add-ons.' })

function bookingInput(
  fixture: BadInputFixture,
  fields: object,
  headers: Record<string, string> = {},
): InjectOptions {
  const body = { booking_date: '2026-06-20', id_product_fk: fixture.product.id, slot_id: 1, ...fields }
  const request = json('POST', '/bookings', body, fixture.customer)
  return { ...request, headers: { ...request.headers, ...headers } }
}

const book =
  (fields: object): BadInputCase[1] =>
  (fixture) =>
    bookingInput(fixture, fields)
const keyed =
  (key: string): BadInputCase[1] =>
  (fixture) =>
    bookingInput(fixture, {}, { 'idempotency-key': key })

export const BOOKINGS: BadInputCase[] = [
  ...[undefined, '', null, 20_260_620, {}].map(
    (date): BadInputCase => [
      `80 ${JSON.stringify(date)} as date`,
      book({ booking_date: date }),
      INVALID_DATE,
    ],
  ),
  ...['2026-02-30', '2026-13-01', '0000-00-00', '31/12/2026', 'tomorrow', '2026-7-1', '2026-07-10T25:00'].map(
    (date): BadInputCase => [`81 ${date}`, book({ booking_date: date }), INVALID_DATE],
  ),
  ['82 yesterday', book({ booking_date: '2026-06-09' }), PAST],
  ['85 the last day', book({ booking_date: '2026-07-10' }), accepted(201)],
  ...['2026-07-11', '2027-06-10', '9999-12-31', '+275760-09-13'].map(
    (date): BadInputCase => [`86 ${date}`, book({ booking_date: date }), TOO_FAR],
  ),
  ['86 after the end of time', book({ booking_date: '+275760-09-14' }), INVALID_DATE],
  ...[
    '2026-07-10',
    '2026-07-10 00:00:00',
    '2026-07-10T00:00:00',
    '2026-07-10T00:00:00.000',
    '2026-07-09T22:00:00.000Z',
    '2026-07-10T00:00:00.000Z',
  ].map((date): BadInputCase => [`87–89 ${date}`, book({ booking_date: date }), accepted(201)]),
  ['90 an afternoon', book({ booking_date: '2026-06-20T15:00:00Z' }), INVALID_DATE],
  ...[undefined, null, 0, -1, 'abc', 1.5, 2 ** 31, true, 999_999].map(
    (id): BadInputCase => [
      `92–94 ${JSON.stringify(id)} as product`,
      book({ id_product_fk: id }),
      invalid({ id_product_fk: INCOMPLETE }),
    ],
  ),
  [
    '93 digits as product',
    (fixture) => bookingInput(fixture, { id_product_fk: String(fixture.product.id) }),
    accepted(201),
  ],
  ...[undefined, 0, 4, 99, '1; --', null].map(
    (id): BadInputCase => [
      `95 ${JSON.stringify(id)} as slot`,
      book({ slot_id: id }),
      invalid({ slot_id: INCOMPLETE }),
    ],
  ),
  [
    '95 neither product nor slot',
    book({ id_product_fk: 999_999, slot_id: 7 }),
    invalid({ id_product_fk: INCOMPLETE, slot_id: INCOMPLETE }),
  ],
  ...['Confirmed', 'Cancelled', 1, undefined].map(
    (status): BadInputCase => [`97 ${status} as status`, book({ status }), accepted(201)],
  ),
  ...[0, -5, 1e308].map(
    (total): BadInputCase => [
      `98 ${total} as total`,
      book({ total_price: total }),
      refused(409, 'price-changed'),
    ],
  ),
  ...['free', null].map(
    (total): BadInputCase => [
      `98 ${total} as total`,
      book({ total_price: total }),
      invalid({ total_price: INCOMPLETE }),
    ],
  ),
  ['98 the right total', book({ total_price: 120 }), accepted(201)],
  [
    '99 for somebody else',
    (fixture) => bookingInput(fixture, { id_user_fk: fixture.other.id }),
    refused(403, 'forbidden', 'You can only book for yourself.'),
  ],
  [
    '99 for somebody else, as an administrator',
    (fixture) => bookingInput(fixture, { id_user_fk: fixture.other.id }, fixture.admin.headers),
    refused(403, 'forbidden', 'You can only book for yourself.'),
  ],
  ['100 for oneself', (fixture) => bookingInput(fixture, { id_user_fk: fixture.customer.id }), accepted(201)],
  [
    '101 an add-on of another product',
    (fixture) => bookingInput(fixture, { addon_ids: [fixture.foreignAddon] }),
    ADDONS,
  ],
  [
    '101 an add-on twice',
    (fixture) => bookingInput(fixture, { addon_ids: [fixture.addon, fixture.addon] }),
    ADDONS,
  ],
  ['101 31 add-ons', book({ addon_ids: Array.from({ length: 31 }, (_, index) => index + 1) }), ADDONS],
  ['101 null as an add-on', book({ addon_ids: [null] }), ADDONS],
  [
    '102 fields that nobody may set',
    book({ id: 1, created_at: 'x', username: 'x', version: 9 }),
    accepted(201),
  ],
  ...['', 'x'.repeat(256), 'schlüssel'].map(
    (key): BadInputCase => [
      `104 a key of ${key.length} characters`,
      keyed(key),
      refused(422, 'validation', 'Idempotency-Key is invalid'),
    ],
  ),
]

const STATUS = 'Status must be Pending, Confirmed or Cancelled'
const change =
  (body: unknown): BadInputCase[1] =>
  (fixture) =>
    json('PUT', `/bookings/${fixture.booking}`, body, fixture.admin)

export const CHANGES: BadInputCase[] = [
  ['108 no status', change({}), invalid({ status: 'Status is required' })],
  ...['confirmed', 'Approved', '', null, 1, ['Confirmed']].map(
    (status): BadInputCase => [
      `109 ${JSON.stringify(status)} as status`,
      change({ status }),
      invalid({ status: STATUS }),
    ],
  ),
  ['113 another id', change({ status: 'Confirmed', id: 999 }), invalid({ id: 'The id does not match' })],
  [
    '115 a customer confirms',
    (fixture) => json('PUT', `/bookings/${fixture.booking}`, { status: 'Confirmed' }, fixture.customer),
    refused(409, 'invalid-state'),
  ],
  [
    '23 another customer’s',
    (fixture) => get(`/bookings/${fixture.booking}`, fixture.other),
    refused(404, 'not-found'),
  ],
  [
    '116 one that is not there',
    (fixture) => ({ method: 'DELETE', url: '/api/bookings/999999', headers: fixture.admin.headers }),
    refused(404, 'not-found'),
  ],
  ['111 the same again', change({ status: 'Pending' }), accepted(200)],
]
