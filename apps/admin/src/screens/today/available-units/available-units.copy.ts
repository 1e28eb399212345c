import { pluralize } from '@luzzu/domain'
import type { SlotUnits } from './slot-units'

export const AVAILABLE_UNITS_COPY = {
  book: 'Book',
  started: 'Started, takes no more bookings',
  ended: 'Every time slot of this day has ended',
  notOffered: 'Nothing more is offered on this day',
  loading: 'Loading…',
  nothingToBook: 'Nothing can be booked on this day.',
  product: 'Product',
  allProducts: 'All products',
  /** What the boxes mean. */
  legend: { confirmed: 'Taken', waiting: 'Pending', held: 'On hold', closed: 'Closed', free: 'Free' },
  notLoaded: 'Couldn’t load what is offered on this day.',
} as const

export const availableUnitsMessages = {
  left: ({ left, held, closed, isClosed, product: { units } }: SlotUnits) => {
    if (isClosed) return 'Closed'
    const text = left === 0 ? 'Full' : `${left} of ${units} left`
    return [text, held > 0 && `${held} on hold`, closed > 0 && `${closed} closed`].filter(Boolean).join(', ')
  },
  /** `Closed: gale, regatta`. */
  closed: (reasons: readonly string[]) => (reasons.length > 0 ? `Closed: ${reasons.join(', ')}` : 'Closed'),
  /** Beside a product: how many guests one unit takes. */
  upTo: (guests: number) => `up to ${pluralize(guests, 'guest')}`,
  book: (product: string, slot: string) => `Book ${product}, ${slot}`,
}
