import { accepted, type BadInputCase, get, invalid, json, refused } from './bad-input'

const ENTITY =
  'entity must be one of booking, product, activity, addon, faq, user, settings, time_slot, closure'
const ID = 'id must be an id'
const SORT = 'sort must be id, created_at, booking_date, username, product_name or total_price'
const CURSOR = 'cursor must be taken from the Link header of a page'
const DATE = 'date must be a date such as 2026-07-16'
const SEARCH = 'q must be a text of at most 200 characters'
const LIMIT = 'limit must be a whole number from 1 to 500'
const LEVEL = { permission_level: 'permission_level must be 0 or 1' }
const NOWHERE = refused(404, 'not-found')

const queryCase = (address: string, answer: BadInputCase[2]): BadInputCase => [
  address,
  (fixture) => get(address, fixture.admin),
  answer,
]

/** Lists for staff. */
export const LISTS: BadInputCase[] = [
  queryCase('/bookings?sort=price', invalid({ sort: SORT })),
  queryCase('/bookings?order=up&sort=id', invalid({ order: 'order must be desc or asc' })),
  queryCase('/bookings?sort=id&sort=id', invalid({ sort: SORT })),
  queryCase('/bookings?sort=booking_date&cursor=12', invalid({ cursor: CURSOR })),
  queryCase('/bookings?sort=booking_date&cursor=2026-02-30.12', invalid({ cursor: CURSOR })),
  queryCase('/bookings?cursor=2026-06-20.12', invalid({ cursor: CURSOR })),
  queryCase('/bookings?sort=username&cursor=AA.12', invalid({ cursor: CURSOR })),
  queryCase('/bookings?sort=&order=', accepted(200)),
  queryCase('/exports/bookings.csv?date=tomorrow&status=Hacked', {
    status: 422,
    type: 'validation',
    fields: { date: DATE, status: 'Status must be Pending, Confirmed or Cancelled' },
  }),
  queryCase('/exports/bookings.csv?limit=0', accepted(200)),
  ...['2026-02-30', 'today', '2026-6-1', '0000-01-01', '%00'].map((day) =>
    queryCase(`/manifests/${day}`, invalid({ date: DATE })),
  ),
  queryCase('/manifests/9999-12-31', accepted(200)),
  queryCase('/history', invalid({ entity: ENTITY, id: ID })),
  queryCase('/history?entity=session&id=1', invalid({ entity: ENTITY })),
  queryCase('/history?entity=__proto__&id=1', invalid({ entity: ENTITY })),
  queryCase('/history?entity=booking&id=1.5', invalid({ id: ID })),
  queryCase('/history?entity=booking&id=1&id=2', invalid({ id: ID })),
  queryCase('/history?entity=booking&id=1&cursor=0', invalid({ cursor: CURSOR })),
  queryCase('/history?entity=booking&id=2147483647', accepted(200)),
  ...['', '?state=', '?state=parked', '?state=failed&state=sent', '?state=__proto__'].map((query) =>
    queryCase(`/system/mail${query}`, invalid({ state: 'state must be one of waiting, failed, sent' })),
  ),
  queryCase('/system/mail?state=sent&cursor=0', invalid({ cursor: CURSOR })),
  queryCase('/system/mail?state=sent&limit=501', invalid({ limit: LIMIT })),
  ...['0', '1.5', 'x', '2147483647'].map(
    (id): BadInputCase => [
      `a retry of mail ${id}`,
      (fixture) => json('POST', `/system/mail/${id}/retry`, {}, fixture.admin),
      NOWHERE,
    ],
  ),
  queryCase(`/customers?q=${'x'.repeat(201)}`, invalid({ q: SEARCH })),
  queryCase('/customers?q=%00', invalid({ q: SEARCH })),
  queryCase('/customers?limit=', invalid({ limit: LIMIT })),
  queryCase('/history?entity=booking&id=1&limit=', invalid({ limit: LIMIT })),
  queryCase('/customers?limit=1e3&cursor=abc', {
    status: 422,
    type: 'validation',
    fields: { limit: LIMIT, cursor: CURSOR },
  }),
  queryCase('/customers?q=%25%27--', accepted(200)),
  queryCase('/customers/0', NOWHERE),
  queryCase('/customers/2147483647', NOWHERE),
  ...[undefined, null, '1', 2, -1, 0.5, true, [1], {}].map(
    (permission_level): BadInputCase => [
      `${JSON.stringify(permission_level)} as permission level`,
      (fixture) => json('PUT', `/customers/${fixture.other.id}`, { permission_level }, fixture.admin),
      invalid(LEVEL),
    ],
  ),
  ...[null, 'true', 1, 0, [true], {}].map(
    (disabled): BadInputCase => [
      `${JSON.stringify(disabled)} as disabled`,
      (fixture) => json('PUT', `/customers/${fixture.other.id}`, { disabled }, fixture.admin),
      invalid({ disabled: 'disabled must be true or false' }),
    ],
  ),
  [
    'a permission level for nobody',
    (fixture) => json('PUT', '/customers/2147483647', { permission_level: 1 }, fixture.admin),
    NOWHERE,
  ],
  [
    'fields that a role does not have',
    (fixture) =>
      json(
        'PUT',
        `/customers/${fixture.other.id}`,
        { permission_level: 0, mail: 'x', password: 'x' },
        fixture.admin,
      ),
    accepted(200),
  ],
]
