import type { SlotUnits } from './free-units'

export const FREE_PLACES_COPY = {
  book: 'Book',
  ended: 'Every time slot of this day has ended',
} as const

export const freePlacesMessages = {
  left: ({ left, closed, isClosed, product: { units } }: SlotUnits) => {
    if (isClosed) return 'Closed'
    const text = left === 0 ? 'Full' : `${left} of ${units} left`
    return closed > 0 ? `${text}, ${closed} closed` : text
  },
  book: (product: string, slot: string) => `Book ${product}, ${slot}`,
}
