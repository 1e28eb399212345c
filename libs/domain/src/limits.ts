/** Maximum length of texts, in code points. */
export const MAX_LENGTH = {
  username: 100,
  name: 200,
  description: 5000,
  question: 500,
  answer: 10_000,
} as const

/** Maximum size of an uploaded picture. */
export const MAX_IMAGE_MB = 10
export const MAX_IMAGE_BYTES = MAX_IMAGE_MB * 1024 * 1024

/** Maximum number of add-ons of one booking. */
export const MAX_BOOKING_ADDONS = 30

/** The request timeout of the server, which is also the client's timeout for changes. */
export const REQUEST_TIMEOUT_MS = 15_000
