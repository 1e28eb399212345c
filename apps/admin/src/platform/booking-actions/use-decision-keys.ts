import { showError } from '@luzzu/ui'
import type { RefObject } from 'react'
import { useRowKeys } from '../row-navigation/use-row-keys'
import { type Decidable, type Decision, isOffered } from './booking-decisions'
import { notOffered } from './decision-words'

type DecisionKeysOptions = {
  place: RefObject<HTMLElement | null>
  bookings: readonly Decidable[] | undefined
  onAsk: (decision: Decision, booking: Decidable) => void
  /** More that a key does with a row. */
  acts?: Readonly<Record<string, (key: string) => void>>
}

/** `a` and `d` ask about the booking in whose row the focus is, or say why that cannot be decided. */
export function useDecisionKeys({ place, bookings, onAsk, acts }: DecisionKeysOptions): void {
  const decide = (decision: Decision) => (key: string) => {
    const booking = bookings?.find(({ id }) => String(id) === key)
    if (!booking) return
    if (isOffered(decision, booking.status)) onAsk(decision, booking)
    else showError(notOffered(booking))
  }
  useRowKeys(place, { ...acts, a: decide('approve'), d: decide('decline') })
}
