import {
  type CalendarDate,
  DEFAULT_PRICING,
  daysBetween,
  eachDay,
  type Instant,
  type Pricing,
  parseCalendarDate,
} from '@luzzu/domain'
import type {
  Availability,
  Booking,
  DayAvailability,
  Problem,
  Product,
  QuoteAnswer,
} from '@luzzu/domain/contracts'
import type { ApiState } from '@luzzu/ui/screens'
import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import { type Answer, answer, answerWith, EXAMPLES } from './answer'
import { AFFECTED, BOOKINGS, CLOSURES, DASHBOARD, manifestOf, WEEKS } from './sample-bookings'
import {
  ACTIVITIES,
  ADDONS,
  ALL_TIME_SLOTS,
  FAQS,
  PRICING,
  PRODUCTS,
  scheduleOf,
  TIME_SLOTS,
} from './sample-catalogue'
import {
  COUNTRIES,
  CUSTOMER,
  CUSTOMERS,
  dayFromNow,
  FAILED_MAILS,
  SESSIONS,
  SETTINGS,
  SITE,
  STAFF,
  SYSTEM_STATUS,
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

/** What is free on a day, for as many people as fit; a slot costs what the product does. */
function dayAvailability({ request }: { request: Request }) {
  const params = new URL(request.url).searchParams
  const date = parseCalendarDate(params.get('date') ?? '')
  if (!date) return problem(422, 'A day is needed.')
  const guests = Number(params.get('guests') ?? 1)
  const found: DayAvailability = PRODUCTS.map(({ id, price, max_persons }) => ({
    product_id: id,
    slots: (guests > max_persons ? [] : TIME_SLOTS).map((slot) => ({
      price,
      ...(closedSlot(date, slot.id) ?? bookedSlot(date, slot.id)),
    })),
  }))
  return HttpResponse.json(found)
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
const frame: Answer[] = [
  answer('GET /site', SITE),
  answer('GET /user/:id', ({ params }) => (Number(params.id) === STAFF.id_user_pk ? STAFF : CUSTOMER)),
  answer('GET /countries', COUNTRIES),
]

const records: Answer[] = [
  answer('GET /products/:id/availability', availability),
  answer('GET /bookings/:id/availability', availability),
  answer('GET /availability', dayAvailability),
  answer('GET /products/:id/quote', quote),
  answer('GET /products/:id', ({ params }) => {
    const addons = ADDONS.filter(({ product_id }) => product_id === Number(params.id))
    return found(
      PRODUCTS.map((product) => ({ ...product, addons, pricing: pricingOf(product) })),
      params.id,
    )
  }),
  answer('GET /products/:id/pricing', ({ params }) => {
    const product = PRODUCTS.find(({ id }) => id === Number(params.id))
    return product ? PRICING : NOT_THERE()
  }),
  answer('GET /faqs/:id', ({ params }) => found(FAQS, params.id)),
  answer('GET /addons/:id', ({ params }) => found(ADDONS, params.id)),
  answer('GET /activities/:id', ({ params }) => found(ACTIVITIES, params.id)),
  answer('GET /settings', { ...SETTINGS, time_zone: SITE.time_zone }),
  answer('GET /time-slots', ({ request }) =>
    new URL(request.url).searchParams.has('include') ? ALL_TIME_SLOTS : TIME_SLOTS,
  ),
  answer('GET /time-slots/:id', ({ params }) => found(ALL_TIME_SLOTS, params.id)),
  answer('GET /products/:id/schedule', ({ params }) => scheduleOf(Number(params.id))),
]

const lists: Answer[] = [
  answer('GET /user/:id/sessions', SESSIONS),
  answer('GET /products', PRODUCTS),
  answer('GET /activities', ACTIVITIES),
  answer('GET /addons', ADDONS),
  answer('GET /faqs', FAQS),
  answer('GET /dashboard', DASHBOARD),
  answer('GET /dashboard/weeks', WEEKS),
  answer('GET /customers', CUSTOMERS),
  answer('GET /system', SYSTEM_STATUS),
  answer('GET /system/mail', FAILED_MAILS),
  answer('GET /customers/:id', ({ params }) => {
    const customer = CUSTOMERS.find(({ id_user_pk }) => id_user_pk === Number(params.id))
    return customer ?? NOT_THERE()
  }),
  answer('GET /history', []),
  answer('GET /manifests/:date', ({ params }) => manifestOf(String(params.date))),
  answer('GET /holds', []),
  answer('GET /closures', CLOSURES),
  answer('GET /closures/preview', { affected: AFFECTED.length, bookings: AFFECTED }),
  answer('GET /products/:id/schedule/preview', { outside: 0, bookings: [] }),
  answer('GET /closures/:id/bookings', ({ params }) =>
    Number(params.id) === CLOSURES[0]?.id ? AFFECTED : [],
  ),
  answer('GET /bookings', listBookings),
  answer('GET /bookings/user/:id', ({ params }) =>
    BOOKINGS.filter(
      ({ id_user_fk, username }) => id_user_fk === Number(params.id) && username === CUSTOMER.username,
    ),
  ),
  answer('GET /bookings/:id', ({ params }) => found(BOOKINGS, params.id)),
]

const changes: Answer[] = [
  answer('POST /login', () => problem(401, 'Invalid email or password')),
  answer('POST /password-resets', () => new HttpResponse(null, { status: 204 })),
  answer('PUT /faqs/order', FAQS),
  answer('POST /bookings', () => changeBooking(1281, {})),
  answer('POST /bookings/:id/move', () => problem(409, 'This time slot is no longer available.')),
  answer('POST /bookings/:id/undo', ({ params }) => changeBooking(params.id, {})),
  answer('POST /bookings/:id/cancel', ({ params }) => changeBooking(params.id, { status: 'Cancelled' })),
  answer('PUT /bookings/:id/attendance', ({ params }) => changeBooking(params.id, {})),
  answer('PUT /bookings/:id/called', async ({ params, request }) => {
    const { called } = (await request.json()) as { called: boolean }
    const call = called ? { at: new Date().toISOString() as Instant, by: STAFF.username } : null
    return HttpResponse.json({ ...BOOKINGS.at(-1), id: Number(params.id), called: call })
  }),
  answer('PUT /bookings/:id/contact', ({ params }) => changeBooking(params.id, {})),
  answer('PUT /bookings/:id/note', ({ params }) => changeBooking(params.id, {})),
  answer('PUT /bookings/:id', async ({ params, request }) =>
    changeBooking(params.id, (await request.json()) as Partial<Booking>),
  ),
]

const noRecords: Answer[] = [
  answer('GET /dashboard', { ...DASHBOARD, ...NOTHING_YET }),
  answer(
    'GET /dashboard/weeks',
    WEEKS.map((week) => ({ ...week, bookings: 0 })),
  ),
  answer('GET /system', { ...SYSTEM_STATUS, ...NOTHING_RAN }),
  ...EXAMPLES.filter(({ path }) => path.test('/api/set-up')),
]

const emptyLists = http.get('/api/*', () => HttpResponse.json([], { headers: { 'x-total-count': '0' } }))

const nothingElse = http.all('/api/*', () =>
  problem(501, 'The API of the stories does not know this request.'),
)

/** The whole API as a story's screen sees it. */
export function mockApi(state: ApiState): RequestHandler[] {
  switch (state) {
    case 'filled':
      return [answerWith(...frame, ...records, ...lists, ...changes, ...EXAMPLES), nothingElse]
    case 'empty':
      return [answerWith(...frame, ...records, ...noRecords, ...changes), emptyLists, nothingElse]
    case 'failing':
      return [answerWith(...frame), http.all('/api/*', () => problem(REFUSED, 'The harbor is closed.'))]
    case 'loading':
      return [answerWith(...frame), http.all('/api/*', () => delay('infinite'))]
  }
}
