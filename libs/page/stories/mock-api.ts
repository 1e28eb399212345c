import {
  type CalendarDate,
  DEFAULT_PRICING,
  daysBetween,
  eachDay,
  type Pricing,
  parseCalendarDate,
} from '@luzzu/domain'
import type { Availability, Booking, Problem, Product, QuoteAnswer } from '@luzzu/domain/contracts'
import type { ApiState } from '@luzzu/ui/screens'
import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import {
  ACTIVITIES,
  ADDONS,
  AFFECTED,
  ALL_TIME_SLOTS,
  BOOKINGS,
  CLOSURES,
  COUNTRIES,
  CUSTOMER,
  CUSTOMERS,
  DASHBOARD,
  dayFromNow,
  FAILED_MAILS,
  FAQS,
  manifestOf,
  PRICING,
  PRODUCTS,
  SESSIONS,
  SETTINGS,
  SITE,
  STAFF,
  SYSTEM_STATUS,
  scheduleOf,
  TIME_SLOTS,
  WEEKS,
} from './sample-data'

const NOTHING_YET = { popular_rentals: [], recent_bookings: [], pending_approvals: 0, total_bookings: 0 }

const NOTHING_RAN = { backup: null, jobs: [], mail: { waiting: 0, failed: 0, oldest_at: null } }

// A 4xx response, because 5xx ones are retried before the screen fails.
const REFUSED = 400

function problem(status: number, message: string) {
  const body: Problem = {
    type: '/problems/story',
    title: message,
    status,
    detail: message,
    instance: '/',
    message,
  }
  return HttpResponse.json(body, { status })
}

const NOT_THERE = () => problem(404, 'There is nothing at this address.')

/** The record at a path. */
function found<Row extends { id: number }>(records: readonly Row[], id: unknown) {
  const record = records.find((one) => one.id === Number(id))
  return record ? HttpResponse.json(record, { headers: { etag: '"1"' } }) : NOT_THERE()
}

function listBookings({ request }: { request: Request }) {
  const params = new URL(request.url).searchParams
  const has = (name: string, value: string) => !params.get(name) || params.get(name) === value
  const rows = BOOKINGS.filter(
    ({ status, booking_date, username }) =>
      has('status', status) &&
      has('date', booking_date.slice(0, 10)) &&
      username.toLowerCase().includes((params.get('q') ?? '').toLowerCase()),
  )
  return HttpResponse.json(rows, { headers: { 'x-total-count': String(rows.length) } })
}

type SlotState = Availability[number]['slots'][number]

/** Closed days and slots, by the days from today and the slot. */
function closedSlot(date: CalendarDate, slot_id: number): SlotState | undefined {
  const closed = { slot_id, remaining: 0, status: 'closed' } as const
  const ahead = daysBetween(dayFromNow(0), date)
  if (ahead === 4) return { ...closed, reason: 'Regatta' }
  if (ahead === 11 || ahead === 12) return closed
  return ahead === 6 && slot_id === 2 ? { ...closed, reason: 'Maintenance' } : undefined
}

/** Of every three days one is full and one is free; on the other, two slots are left. */
function bookedSlot(date: CalendarDate, slot_id: number): SlotState {
  const turn = Math.abs(daysBetween(dayFromNow(0), date)) % 3
  const isFull = turn === 0 || (turn === 1 && slot_id === 3)
  return isFull ? { slot_id, remaining: 0, status: 'full' } : { slot_id, remaining: turn, status: 'open' }
}

function availability({ request }: { request: Request }) {
  const params = new URL(request.url).searchParams
  const [from, to] = ['from', 'to'].map((name) => parseCalendarDate(params.get(name) ?? ''))
  if (!from || !to) return problem(422, 'Two days are needed.')
  const days: Availability = eachDay(from, to).map((date) => ({
    date,
    slots: TIME_SLOTS.map(({ id }) => closedSlot(date, id) ?? bookedSlot(date, id)),
  }))
  return HttpResponse.json(days)
}

const pricingOf = ({ charge = 'as_listed' }: Product): Pricing => ({ ...DEFAULT_PRICING, charge })

function quote({ params, request }: { params: { id?: unknown }; request: Request }) {
  const price = PRODUCTS.find(({ id }) => id === Number(params.id))?.price ?? 0
  const addonIds = new URL(request.url).searchParams.get('addon_ids')?.split(',') ?? []
  const addons = ADDONS.filter(({ id }) => addonIds.includes(String(id)))
  const lines = [
    { label: 'Price', amount: price },
    ...addons.map(({ addon_name, extra_price }) => ({ label: addon_name, amount: extra_price ?? 0 })),
  ]
  const answer: QuoteAnswer = {
    total_price: lines.reduce((sum, { amount }) => sum + amount, 0),
    lines,
    currency: 'EUR',
  }
  return HttpResponse.json(answer)
}

function changeBooking(id: unknown, change: Partial<Booking>) {
  const booking = BOOKINGS.find((one) => one.id === Number(id))
  return booking ? HttpResponse.json({ ...booking, ...change }) : NOT_THERE()
}

/** Endpoints that every screen needs, whatever the state of its own data. */
const frame: RequestHandler[] = [
  http.get('/api/site', () => HttpResponse.json(SITE)),
  http.get('/api/user/:id', ({ params }) =>
    HttpResponse.json(Number(params.id) === STAFF.id_user_pk ? STAFF : CUSTOMER),
  ),
  http.get('/api/countries', () => HttpResponse.json(COUNTRIES)),
]

const records: RequestHandler[] = [
  http.get('/api/products/:id/availability', availability),
  http.get('/api/bookings/:id/availability', availability),
  http.get('/api/products/:id/quote', quote),
  http.get('/api/products/:id', ({ params }) => {
    const addons = ADDONS.filter(({ product_id }) => product_id === Number(params.id))
    return found(
      PRODUCTS.map((product) => ({ ...product, addons, pricing: pricingOf(product) })),
      params.id,
    )
  }),
  http.get('/api/products/:id/pricing', ({ params }) => {
    const product = PRODUCTS.find(({ id }) => id === Number(params.id))
    return product ? HttpResponse.json(PRICING, { headers: { etag: '"1"' } }) : NOT_THERE()
  }),
  http.get('/api/faqs/:id', ({ params }) => found(FAQS, params.id)),
  http.get('/api/addons/:id', ({ params }) => found(ADDONS, params.id)),
  http.get('/api/activities/:id', ({ params }) => found(ACTIVITIES, params.id)),
  http.get('/api/settings', () => HttpResponse.json(SETTINGS, { headers: { etag: '"1"' } })),
  http.get('/api/time-slots', ({ request }) =>
    HttpResponse.json(new URL(request.url).searchParams.has('include') ? ALL_TIME_SLOTS : TIME_SLOTS),
  ),
  http.get('/api/time-slots/:id', ({ params }) => found(ALL_TIME_SLOTS, params.id)),
  http.get('/api/products/:id/schedule', ({ params }) =>
    HttpResponse.json(scheduleOf(Number(params.id)), { headers: { etag: '"v0"' } }),
  ),
]

const lists: RequestHandler[] = [
  http.get('/api/user/:id/sessions', () => HttpResponse.json(SESSIONS)),
  http.get('/api/products', () => HttpResponse.json(PRODUCTS)),
  http.get('/api/activities', () => HttpResponse.json(ACTIVITIES)),
  http.get('/api/addons', () => HttpResponse.json(ADDONS)),
  http.get('/api/faqs', () => HttpResponse.json(FAQS)),
  http.get('/api/dashboard', () => HttpResponse.json(DASHBOARD)),
  http.get('/api/dashboard/weeks', () => HttpResponse.json(WEEKS)),
  http.get('/api/customers', () => HttpResponse.json(CUSTOMERS)),
  http.get('/api/system', () => HttpResponse.json(SYSTEM_STATUS)),
  http.get('/api/system/mail', () => HttpResponse.json(FAILED_MAILS)),
  http.get('/api/customers/:id', ({ params }) => {
    const customer = CUSTOMERS.find(({ id_user_pk }) => id_user_pk === Number(params.id))
    return customer ? HttpResponse.json(customer) : NOT_THERE()
  }),
  http.get('/api/history', () => HttpResponse.json([])),
  http.get('/api/manifests/:date', ({ params }) => HttpResponse.json(manifestOf(String(params.date)))),
  http.get('/api/closures', () => HttpResponse.json(CLOSURES)),
  http.get('/api/closures/preview', () =>
    HttpResponse.json({ affected: AFFECTED.length, bookings: AFFECTED }),
  ),
  http.get('/api/closures/:id/bookings', ({ params }) =>
    HttpResponse.json(Number(params.id) === CLOSURES[0]?.id ? AFFECTED : []),
  ),
  http.get('/api/bookings', listBookings),
  http.get('/api/bookings/user/:id', ({ params }) =>
    HttpResponse.json(
      BOOKINGS.filter(
        ({ id_user_fk, username }) => id_user_fk === Number(params.id) && username === CUSTOMER.username,
      ),
    ),
  ),
  http.get('/api/bookings/:id', ({ params }) => found(BOOKINGS, params.id)),
]

const changes: RequestHandler[] = [
  http.post('/api/login', () => problem(401, 'Invalid email or password')),
  http.post('/api/password-resets', () => new HttpResponse(null, { status: 204 })),
  http.post('/api/bookings', () => changeBooking(1281, {})),
  http.post('/api/bookings/:id/move', () => problem(409, 'This time slot is no longer available.')),
  http.post('/api/bookings/:id/undo', ({ params }) => changeBooking(params.id, {})),
  http.post('/api/bookings/:id/cancel', ({ params }) => changeBooking(params.id, { status: 'Cancelled' })),
  http.put('/api/bookings/:id/attendance', ({ params }) => changeBooking(params.id, {})),
  http.put('/api/bookings/:id/note', ({ params }) => changeBooking(params.id, {})),
  http.put('/api/bookings/:id', async ({ params, request }) =>
    changeBooking(params.id, (await request.json()) as Partial<Booking>),
  ),
]

const noRecords: RequestHandler[] = [
  http.get('/api/dashboard', () => HttpResponse.json({ ...DASHBOARD, ...NOTHING_YET })),
  http.get('/api/dashboard/weeks', () => HttpResponse.json(WEEKS.map((week) => ({ ...week, bookings: 0 })))),
  http.get('/api/system', () => HttpResponse.json({ ...SYSTEM_STATUS, ...NOTHING_RAN })),
  http.get('/api/*', () => HttpResponse.json([], { headers: { 'x-total-count': '0' } })),
]

const nothingElse = http.all('/api/*', () =>
  problem(501, 'The API of the stories does not know this request.'),
)

/** The whole API as a story's screen sees it. */
export function mockApi(state: ApiState): RequestHandler[] {
  switch (state) {
    case 'filled':
      return [...frame, ...records, ...lists, ...changes, nothingElse]
    case 'empty':
      return [...frame, ...records, ...noRecords, ...changes, nothingElse]
    case 'failing':
      return [...frame, http.all('/api/*', () => problem(REFUSED, 'The harbor is closed.'))]
    case 'loading':
      return [...frame, http.all('/api/*', () => delay('infinite'))]
  }
}
