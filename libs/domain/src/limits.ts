/** Maximum length of text fields, in code points. */
export const MAX_LENGTH = {
  username: 100,
  email: 254,
  name: 200,
  description: 5000,
  question: 500,
  answer: 10_000,
  imageUrl: 2000,
  siteName: 100,
  ruleName: 100,
  search: 200,
  idempotencyKey: 255,
  sessionToken: 200,
  note: 1000,
  reason: 500,
  callOffMessage: 2000,
  meetingPoint: 300,
  paymentNote: 200,
  detail: 120,
  alt: 200,
  integrationName: 100,
  webhookUrl: 2000,
  webhookDescription: 200,
} as const

/** In code points. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const
/** Hashing time depends on bytes, so a login with a longer password is rejected before hashing. */
export const MAX_PASSWORD_BYTES = 1024

/** Maximum size of an uploaded image. */
export const MAX_IMAGE_MB = 10
export const MAX_IMAGE_BYTES = MAX_IMAGE_MB * 1024 * 1024

/** Maximum size of a request body without an image. */
export const MAX_BODY_BYTES = 64 * 1024

/** Maximum number of units of a product, and of persons per unit. */
export const MAX_COUNT = 1000
export const MAX_WEIGHT_KG = 1_000_000
export const MAX_HEIGHT_M = 100

/** Bounds of the settings of the business. */
export const MAX_SETTING = {
  windowDays: 730,
  hours: 8760,
  arriveMinutes: 240,
  holdMinutes: 60,
  links: 10,
  openingHours: 14,
} as const

/** Bounds of the details of a product; its first picture does not count. */
export const MAX_DETAILS = { lines: 12, pictures: 8 } as const

/** Maximum number of time slots that are not archived, and of slots in one schedule. */
export const MAX_TIME_SLOTS = 50
export const MAX_SCHEDULE_SLOTS = 100
/** How many products a time slot may name. */
export const MAX_SLOT_PRODUCTS = 500
/** FAQs that can be put in order. */
export const MAX_FAQS = 500

/** Bounds of the pricing of a product. */
export const MAX_PRICING = { rules: 50, slotPrices: 50 } as const
export const RULE_PERCENT = { min: -90, max: 300 } as const

/** Maximum number of add-ons of one booking. */
export const MAX_BOOKING_ADDONS = 30

/** How many there may be: calendars of each administrator, products that one names, webhook endpoints, deliveries sent again. */
export const MAX_INTEGRATIONS = {
  calendarFeeds: 20,
  feedProducts: 500,
  webhookEndpoints: 20,
  replayed: 100,
} as const

/** Maximum number of days in one availability request. */
export const MAX_AVAILABILITY_DAYS = 62

/** Maximum number of days of one closure. */
export const MAX_CLOSURE_DAYS = 366

/** Page size of lists. */
export const PAGE_SIZE = { default: 50, max: 500 } as const

/** Timeout of a request on the server, and of writes in the client. */
export const REQUEST_TIMEOUT_MS = 15_000
/** Timeout of reads in the client: they are small, and a user is waiting. */
export const READ_TIMEOUT_MS = 10_000
