/** The most code points of the texts that people enter. */
export const MAX_LENGTH = {
  username: 100,
  name: 200,
  description: 5000,
  question: 500,
  answer: 10_000,
} as const

/** The largest image that can be uploaded. */
export const MAX_IMAGE_MB = 10
export const MAX_IMAGE_BYTES = MAX_IMAGE_MB * 1024 * 1024

/** The most add-ons of one booking. */
export const MAX_BOOKING_ADDONS = 30

/** After this time the server gives a request up, and the client stops waiting for a change. */
export const REQUEST_TIMEOUT_MS = 15_000
