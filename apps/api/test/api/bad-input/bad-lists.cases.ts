import { fine, get, invalid, json, type Row, refused } from './bad-input'

const ENTITY = 'entity must be one of booking, product, activity, addon, faq, user'
const ID = 'id must be an id'
const CURSOR = 'cursor must be the one that a page has given'
const DATE = 'date must be a date such as 2026-07-16'
const SEARCH = 'q must be a text of at most 200 characters'
const LIMIT = 'limit must be a whole number from 1 to 500'
const LEVEL = { permission_level: 'permission_level must be 0 or 1' }
const NOWHERE = refused(404, 'not-found')

const asked = (address: string, answer: Row[2]): Row => [
  address,
  (world) => get(address, world.admin),
  answer,
]

/** Lists for staff. */
export const LISTS: Row[] = [
  asked('/bookings?sort=price', invalid({ sort: 'sort must be id or booking_date' })),
  asked('/bookings?order=up&sort=id', invalid({ order: 'order must be desc or asc' })),
  asked('/bookings?sort=id&sort=id', invalid({ sort: 'sort must be id or booking_date' })),
  asked('/bookings?sort=booking_date&cursor=12', invalid({ cursor: CURSOR })),
  asked('/bookings?sort=booking_date&cursor=2026-02-30.12', invalid({ cursor: CURSOR })),
  asked('/bookings?cursor=2026-06-20.12', invalid({ cursor: CURSOR })),
  asked('/bookings?sort=&order=', fine(200)),
  asked('/exports/bookings.csv?date=tomorrow&status=Hacked', {
    status: 422,
    type: 'validation',
    fields: { date: DATE, status: 'Status must be Pending, Confirmed or Cancelled' },
  }),
  asked('/exports/bookings.csv?limit=0', fine(200)),
  ...['2026-02-30', 'today', '2026-6-1', '0000-01-01', '%00'].map((day) =>
    asked(`/manifests/${day}`, invalid({ date: DATE })),
  ),
  asked('/manifests/9999-12-31', fine(200)),
  asked('/history', invalid({ entity: ENTITY, id: ID })),
  asked('/history?entity=session&id=1', invalid({ entity: ENTITY })),
  asked('/history?entity=__proto__&id=1', invalid({ entity: ENTITY })),
  asked('/history?entity=booking&id=1.5', invalid({ id: ID })),
  asked('/history?entity=booking&id=1&id=2', invalid({ id: ID })),
  asked('/history?entity=booking&id=1&cursor=0', invalid({ cursor: CURSOR })),
  asked('/history?entity=booking&id=2147483647', fine(200)),
  ...['', '?state=', '?state=parked', '?state=failed&state=sent', '?state=__proto__'].map((query) =>
    asked(`/system/mail${query}`, invalid({ state: 'state must be one of waiting, failed, sent' })),
  ),
  asked('/system/mail?state=sent&cursor=0', invalid({ cursor: CURSOR })),
  asked('/system/mail?state=sent&limit=501', invalid({ limit: LIMIT })),
  ...['0', '1.5', 'x', '2147483647'].map(
    (id): Row => [
      `a retry of mail ${id}`,
      (world) => json('POST', `/system/mail/${id}/retry`, {}, world.admin),
      NOWHERE,
    ],
  ),
  asked(`/customers?q=${'x'.repeat(201)}`, invalid({ q: SEARCH })),
  asked('/customers?q=%00', invalid({ q: SEARCH })),
  asked('/customers?limit=', invalid({ limit: LIMIT })),
  asked('/history?entity=booking&id=1&limit=', invalid({ limit: LIMIT })),
  asked('/customers?limit=1e3&cursor=abc', {
    status: 422,
    type: 'validation',
    fields: { limit: LIMIT, cursor: CURSOR },
  }),
  asked('/customers?q=%25%27--', fine(200)),
  asked('/customers/0', NOWHERE),
  asked('/customers/2147483647', NOWHERE),
  ...[undefined, null, '1', 2, -1, 0.5, true, [1], {}].map(
    (permission_level): Row => [
      `${JSON.stringify(permission_level)} as permission level`,
      (world) => json('PUT', `/customers/${world.other.id}`, { permission_level }, world.admin),
      invalid(LEVEL),
    ],
  ),
  [
    'a permission level for nobody',
    (world) => json('PUT', '/customers/2147483647', { permission_level: 1 }, world.admin),
    NOWHERE,
  ],
  [
    'fields that a role does not have',
    (world) =>
      json(
        'PUT',
        `/customers/${world.other.id}`,
        { permission_level: 0, mail: 'x', password: 'x' },
        world.admin,
      ),
    fine(200),
  ],
]
