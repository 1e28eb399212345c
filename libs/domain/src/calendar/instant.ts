/** A moment, as it is stored and sent: ISO 8601 in UTC, which sorts as text. Its date depends on the time zone. */
export type Instant = string & { readonly instant: unique symbol }

export const toInstant = (at: Date): Instant => at.toISOString() as Instant
