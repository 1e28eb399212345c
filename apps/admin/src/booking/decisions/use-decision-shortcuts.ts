import { showError } from '@luzzu/ui'
import type { RefObject } from 'react'
import { useRowKeyboardNavigation } from '../../platform/row-navigation/use-row-keyboard-navigation'
import { type DecidableBooking, type Decision, isOffered } from './booking-decisions'
import { notOffered } from './decision.copy'

type DecisionShortcutsOptions = {
  container: RefObject<HTMLElement | null>
  bookings: readonly DecidableBooking[] | undefined
  onDecide: (decision: Decision, booking: DecidableBooking) => void
  /** Further row shortcuts. */
  actions?: Readonly<Record<string, (key: string) => void>>
}

/** `a` and `d` open the decision about the focused row, or explain why it cannot be decided. */
export function useDecisionShortcuts({
  container,
  bookings,
  onDecide,
  actions,
}: DecisionShortcutsOptions): void {
  const decide = (decision: Decision) => (key: string) => {
    const booking = bookings?.find(({ id }) => String(id) === key)
    if (!booking) return
    if (isOffered(decision, booking.status)) onDecide(decision, booking)
    else showError(notOffered(booking))
  }
  useRowKeyboardNavigation(container, { ...actions, a: decide('approve'), d: decide('decline') })
}
