import {
  ALWAYS_OFFERED,
  addDays,
  DEFAULT_SETTINGS,
  dateIn,
  type Instant,
  PRODUCT_FIELDS,
  type Pricing,
  recordExample,
  type Schedule,
  type Settings,
} from '@luzzu/domain'
import type {
  Activity,
  Addon,
  Booking,
  Closure,
  Country,
  Customer,
  Dashboard,
  Faq,
  ManifestEntry,
  Product,
  Session,
  Site,
  StoredMail,
  SystemStatus,
  TimeSlot,
  User,
  WeeklyBookings,
} from '@luzzu/domain/contracts'

/** Data of the mocked API: a small rental business in high season, with dates relative to today. */
export const SITE: Site = {
  ...DEFAULT_SETTINGS,
  time_zone: 'Europe/Malta',
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
}

export const SETTINGS: Settings = DEFAULT_SETTINGS

const today = dateIn(SITE.time_zone, new Date())
/** The date `days` from today. */
export const dayFromNow = (days: number) => addDays(today, days)

export const CUSTOMER: User = {
  id_user_pk: 2,
  username: 'Maria Vella',
  mail: 'maria@example.com',
  phone: '+35679000000',
  permission_level: 0,
}

export const STAFF: User = { ...CUSTOMER, id_user_pk: 1, username: 'Anna Micallef', permission_level: 1 }

const DEVICES = ['Firefox on Windows', 'Safari on iOS', null]
export const SESSIONS: Session[] = DEVICES.map((device, index) => ({
  id: `session-${index}`,
  started_at: `${dayFromNow(-3 * index - 1)}T08:12:00.000Z` as Instant,
  last_seen_at: `${dayFromNow(-2 * index)}T06:30:00.000Z` as Instant,
  device,
  current: index === 0,
}))

export const COUNTRIES: Country[] = [
  { code: '+356', flag: '🇲🇹', name: 'Malta' },
  { code: '+39', flag: '🇮🇹', name: 'Italy' },
  { code: '+353', flag: '🇮🇪', name: 'Ireland' },
]

export const ACTIVITIES: Activity[] = [
  { id: 1, name: 'Boats', type: 'Boat', description: 'With a skipper or without.', image_url: null },
  { id: 2, name: 'Kayaks', type: 'Kayak', description: 'For caves and quiet bays.', image_url: null },
  { id: 3, name: 'Jet skis', type: 'Jet Ski', description: 'By the half day.', image_url: null },
]

const aProduct = (
  part: Pick<Product, 'id' | 'activity_id' | 'name' | 'price'> & Partial<Product>,
): Product => ({
  ...recordExample(PRODUCT_FIELDS),
  description: 'From Marsaxlokk along the south-east coast, with two stops to swim.',
  max_weight_kg: 720,
  boat_height_m: 2.4,
  units: 2,
  image: null,
  image_url: null,
  ...part,
})

export const PRODUCTS: Product[] = [
  aProduct({ id: 1, activity_id: 1, name: 'Painted Luzzu', price: 120, image_url: '/posters/luzzu.svg' }),
  aProduct({ id: 2, activity_id: 1, name: 'RHIB Explorer', price: 95, image_url: '/posters/rhib.svg' }),
  aProduct({ id: 3, activity_id: 1, name: 'Self-drive Boat', price: 60, image_url: null }),
  aProduct({
    id: 4,
    activity_id: 2,
    name: 'Tandem Kayak',
    price: 35,
    max_persons: 2,
    charge: 'per_person',
    boat_height_m: null,
    image_url: '/posters/tandem-kayak.svg',
  }),
]

/** What the form of a pricing begins with; the products themselves have none. */
export const PRICING: Pricing = {
  charge: 'per_person',
  slot_prices: [{ slot_id: 3, price: 90 }],
  rules: [
    { name: 'Weekend', from_date: null, to_date: null, weekdays: [6, 7], percent: 20 },
    {
      name: 'Season',
      from_date: dayFromNow(20),
      to_date: dayFromNow(80),
      weekdays: [1, 2, 3, 4, 5],
      percent: 10,
    },
  ],
}

export const ADDONS: Addon[] = [
  { id: 1, product_id: 1, addon_name: 'Skipper', included: 1, extra_price: null },
  { id: 2, product_id: 1, addon_name: 'Life jackets in every size', included: 1, extra_price: null },
  { id: 3, product_id: 1, addon_name: 'Maltese lunch on board', included: 0, extra_price: 45 },
  { id: 4, product_id: 1, addon_name: 'Snorkel set', included: 0, extra_price: null },
  { id: 5, product_id: 2, addon_name: 'Underwater camera', included: 0, extra_price: 25 },
]

export const TIME_SLOTS: TimeSlot[] = [
  { id: 1, name: 'Morning', time_range: '08:00-12:00' },
  { id: 2, name: 'Afternoon', time_range: '13:00-18:00' },
  { id: 3, name: 'Full Day', time_range: '08:00-18:00' },
]

/** For staff: with one that visitors do not see, and one that only some products are offered in. */
export const ALL_TIME_SLOTS: TimeSlot[] = [
  ...TIME_SLOTS,
  { id: 4, name: 'Evening', time_range: '19:00-21:30' },
  { id: 5, name: 'Sunrise', time_range: '05:30-07:30', archived: true },
]

/** The kayak is offered on weekends in summer; the other products always. */
export const scheduleOf = (productId: number): Schedule =>
  productId === 4
    ? { slot_ids: [4], weekdays: [6, 7], season: { from: '04-01', to: '10-31' }, min_notice_hours: 24 }
    : ALWAYS_OFFERED

export const FAQS: Faq[] = [
  { id: 1, question: 'Do I need a license?', answer: 'Not for kayaks and not for our self-drive boats.' },
  {
    id: 2,
    question: 'What if the weather turns?',
    answer: 'We move your booking, or you get your money back.',
  },
  { id: 3, question: 'May children come along?', answer: 'Yes. There are life jackets in every size.' },
]

type BookingPart = Pick<Booking, 'id' | 'username'> & Partial<Booking> & { inDays: number; of?: 1 | 2 | 4 }

function aBooking({ inDays, of = 1, ...part }: BookingPart): Booking {
  const product = PRODUCTS.find(({ id }) => id === of)
  return {
    product_name: product?.name ?? '',
    booking_date: `${dayFromNow(inDays)} 00:00:00`,
    slot_name: 'Morning',
    time_range: '08:00-12:00',
    status: 'Pending',
    total_price: product?.price ?? 0,
    id_user_fk: CUSTOMER.id_user_pk,
    id_product_fk: of,
    slot_id: 1,
    addons: [],
    guests: null,
    created_at: `${dayFromNow(-9)}T10:24:00.000Z` as Instant,
    updated_at: `${dayFromNow(-9)}T10:24:00.000Z` as Instant,
    attendance: 'none',
    etag: '"v1"',
    note: null,
    ...part,
  }
}

export const BOOKINGS: Booking[] = [
  aBooking({ id: 1278, username: CUSTOMER.username, inDays: 1, status: 'Confirmed', total_price: 165 }),
  aBooking({ id: 1279, username: 'James O’Connor', inDays: 2, of: 2 }),
  aBooking({
    id: 1280,
    username: 'Ġorġ Żammit',
    inDays: 2,
    of: 4,
    slot_name: 'Afternoon',
    time_range: '13:00-18:00',
    slot_id: 2,
    addons: [{ addon_name: 'Snorkel set', extra_price: null }],
  }),
  aBooking({ id: 1281, username: CUSTOMER.username, inDays: 12, of: 2 }),
  aBooking({
    id: 1282,
    username: 'Chiara Ricci',
    inDays: 0,
    status: 'Confirmed',
    attendance: 'checked_in',
    note: 'Needs a ramp.',
  }),
  aBooking({ id: 1264, username: CUSTOMER.username, inDays: -20, of: 4, status: 'Cancelled' }),
]

export const DASHBOARD: Dashboard = {
  popular_rentals: [
    { activity: 'Boats', count: 42 },
    { activity: 'Kayaks', count: 17 },
    { activity: 'Jet skis', count: 9 },
  ],
  recent_bookings: BOOKINGS.map(({ id, username, product_name, booking_date, status }) => ({
    id,
    user_name: username,
    email: 'guest@example.com',
    product_name,
    date: booking_date,
    status,
  })),
  pending_approvals: 3,
  registered_users: 61,
  total_bookings: 1282,
}

/** The bookings of a day as manifest entries. */
export const manifestOf = (date: string): ManifestEntry[] =>
  BOOKINGS.filter(({ booking_date, status }) => booking_date.startsWith(date) && status !== 'Cancelled').map(
    (booking) => ({ ...booking, phone: CUSTOMER.phone, mail: CUSTOMER.mail }),
  )

const aClosure = (part: Pick<Closure, 'id'> & Partial<Closure>): Closure => ({
  from_date: dayFromNow(4),
  to_date: dayFromNow(4),
  product_id: null,
  slot_id: null,
  units: null,
  reason: '',
  created_at: `${today}T08:00:00.000Z` as Instant,
  ...part,
})

export const CLOSURES: Closure[] = [
  aClosure({ id: 1, reason: 'Regatta in the harbor' }),
  aClosure({ id: 2, product_id: 1, units: 1, slot_id: 1, to_date: dayFromNow(6) }),
  aClosure({ id: 3, product_id: 1, units: 1, slot_id: 2, from_date: today, reason: 'Engine service' }),
]

/** The bookings that no longer fit beside the first closure. */
export const AFFECTED: ManifestEntry[] = BOOKINGS.slice(0, 7).map((booking) => ({
  ...booking,
  phone: CUSTOMER.phone,
  mail: CUSTOMER.mail,
}))

const REQUESTS = [3, 5, 4, 8, 6, 9, 12, 10, 14, 11, 17, 6]
const DAYS_SINCE_MONDAY = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7

/** Twelve weeks up to the current one. */
export const WEEKS: WeeklyBookings = REQUESTS.map((bookings, index) => ({
  week: dayFromNow(-DAYS_SINCE_MONDAY - 7 * (REQUESTS.length - 1 - index)),
  bookings,
}))

const aCustomer = (user: User, bookings: number): Customer => ({
  ...user,
  permission_level: user.permission_level === 1 ? 1 : 0,
  created_at: `${dayFromNow(-200)}T09:00:00.000Z` as Instant,
  bookings,
  sessions: 1,
  disabled: false,
  mail_proven: true,
})

export const CUSTOMERS: Customer[] = [
  aCustomer(STAFF, 0),
  aCustomer(CUSTOMER, 3),
  aCustomer({ ...CUSTOMER, id_user_pk: 3, username: 'James O’Connor', mail: 'james@example.com' }, 1),
  aCustomer({ ...CUSTOMER, id_user_pk: 4, username: 'Ġorġ Żammit', mail: 'gorg@example.com' }, 1),
  {
    ...aCustomer({ ...CUSTOMER, id_user_pk: 5, username: 'Noah Borg', mail: 'noah@example.com' }, 0),
    sessions: 0,
    disabled: true,
  },
]

export const SYSTEM_STATUS: SystemStatus = {
  versions: { api: '1.4.0', public_site: '1.7.2', admin: '1.5.0', node: '20.19.5', sqlite: '3.50.4' },
  database: 'sqlite',
  backup: { last_at: `${today}T07:00:00.000Z` as Instant, verified: true },
  mail: { waiting: 1, failed: 1, oldest_at: `${today}T07:42:00.000Z` as Instant },
  jobs: [
    { name: 'backup', last_at: `${today}T07:00:00.000Z` as Instant, last_error: null },
    { name: 'expire-requests', last_at: `${today}T07:41:00.000Z` as Instant, last_error: null },
    { name: 'retention', last_at: `${today}T03:00:00.000Z` as Instant, last_error: 'database is locked' },
  ],
}

export const FAILED_MAILS: StoredMail[] = [
  {
    id: 12,
    state: 'failed',
    kind: 'booking-confirmed',
    recipient: 'gorg@example.com',
    subject: 'Booking confirmed: Painted Luzzu',
    attempts: 1,
    last_error: '550: no such mailbox',
    created_at: `${today}T06:00:00.000Z` as Instant,
    due_at: `${today}T06:00:00.000Z` as Instant,
    sent_at: null,
    failed_at: `${today}T06:00:05.000Z` as Instant,
  },
]
