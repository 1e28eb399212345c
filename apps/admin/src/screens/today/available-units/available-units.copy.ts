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
  guests: 'Guests',
  anyGuests: 'Any guests',
  /** What the boxes mean. */
  legend: { confirmed: 'Taken', waiting: 'Pending', held: 'On hold', closed: 'Closed', free: 'Free' },
  notLoaded: 'Couldn’t load what is offered on this day.',
} as const

const listed = (what: string, names: readonly string[]) =>
  names.length > 0 ? `${what}: ${names.join(', ')}` : ''

const withFacts = ({ product: { name } }: SlotUnits, facts: readonly string[]) =>
  facts.length > 0 ? `${name} (${facts.join(', ')})` : name

/** What may come free again, or is not for sale. */
const takenBy = ({ pending, held, closed }: SlotUnits) =>
  [
    pending > 0 ? `${pending} pending` : '',
    held > 0 ? `${held} on hold` : '',
    closed > 0 ? `${closed} closed` : '',
  ].filter(Boolean)

export const availableUnitsMessages = {
  left: ({ left, held, closed, isClosed, product: { units } }: SlotUnits) => {
    if (isClosed) return 'Closed'
    const text = left === 0 ? 'Full' : `${left} of ${units} left`
    return [text, held > 0 && `${held} on hold`, closed > 0 && `${closed} closed`].filter(Boolean).join(', ')
  },
  /** Of whom nothing is left in a slot, and what might be: `Full: Painted Luzzu (1 pending), RHIB Explorer`. */
  gone: (all: readonly SlotUnits[]) =>
    [
      listed(
        'Full',
        all.filter(({ isClosed }) => !isClosed).map((one) => withFacts(one, takenBy(one))),
      ),
      listed(
        'Closed',
        all.filter(({ isClosed }) => isClosed).map(({ product }) => product.name),
      ),
    ].filter(Boolean),
  /** What is left, but for fewer guests: `For fewer guests: Single Kayak (4 left, up to 1 guest)`. */
  smaller: (all: readonly SlotUnits[]) =>
    listed(
      'For fewer guests',
      all.map((one) =>
        withFacts(one, [`${one.left} left`, availableUnitsMessages.upTo(one.product.max_persons)]),
      ),
    ),
  forGuests: (count: number) => `For ${pluralize(count, 'guest')}`,
  /** `Closed: gale, regatta`. */
  closed: (reasons: readonly string[]) => (reasons.length > 0 ? `Closed: ${reasons.join(', ')}` : 'Closed'),
  /** Beside a product: how many guests one unit takes. */
  upTo: (guests: number) => `up to ${pluralize(guests, 'guest')}`,
  book: (product: string, slot: string) => `Book ${product}, ${slot}`,
}
