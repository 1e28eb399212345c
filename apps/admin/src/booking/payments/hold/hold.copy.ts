/** The bookings of an order of several, that a sentence names. */
const named = (ids: readonly number[]) => `${ids.length === 1 ? 'booking' : 'bookings'} ${ids.join(', ')}`
const waits = (ids: readonly number[]) => `${named(ids)} still ${ids.length === 1 ? 'waits' : 'wait'}`

export const HOLD_COPY = { mark: 'Card on hold' } as const

export const holdMessages = {
  detail: (amount: string) => `${amount} on hold on the card`,
  onHold: (amount: string) => `${amount} is on hold on the card.`,
  charged: (amount: string) => `${amount} is charged to the card now.`,
  chargedLater: (amount: string, waiting: readonly number[]) =>
    `${amount} on hold is charged to the card once all is answered: ${waits(waiting)}.`,
  released: (amount: string) => `${amount} on hold is released; nothing is charged.`,
  releasedOf: (amount: string, charged: string, confirmed: readonly number[]) =>
    `${amount} on hold is released; ${charged} is charged for ${named(confirmed)}.`,
  releasedLater: (amount: string, waiting: readonly number[]) =>
    `${amount} on hold is released once all is answered: ${waits(waiting)}.`,
  several: {
    approve: (amount: string) =>
      `${amount} on hold on cards is charged, of an order of several bookings once all are answered.`,
    decline: (amount: string) =>
      `${amount} on hold on cards is released, of an order of several bookings once all are answered.`,
  },
}
