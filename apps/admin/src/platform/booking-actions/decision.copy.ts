import { formatDate, UNDO_SECONDS } from '@luzzu/domain'
import type { DecidableBooking, Decision } from './booking-decisions'

type DecisionCopy = {
  /** On the button that asks. */
  label: string
  title: string
  consequence: string
  confirm: string
  keep: string
  done: string
  /** What did not happen; the reason follows. */
  failed: string
}

const LABELS: Record<Decision, string> = { approve: 'Approve', decline: 'Decline', delete: 'Delete' }

/** How the product speaks of a decision about a booking. */
export function decisionCopy(decision: Decision, booking: DecidableBooking): DecisionCopy {
  const { id, username } = booking
  const what = `${booking.product_name} on ${formatDate(booking.booking_date)}, ${booking.time_range}`
  switch (decision) {
    case 'approve':
      return {
        label: LABELS.approve,
        title: 'Approve this booking?',
        consequence: `${username} is told by mail that ${what} is confirmed.`,
        confirm: 'Approve booking',
        keep: 'Keep it pending',
        done: `Booking ${id} approved.`,
        failed: `Booking ${id} was not approved.`,
      }
    case 'decline':
      return {
        label: LABELS.decline,
        title: 'Decline this booking?',
        consequence: `${username} is told by mail that ${what} is declined, and the place is free again. You can undo this for ${UNDO_SECONDS} seconds.`,
        confirm: 'Decline booking',
        keep: 'Keep it pending',
        done: `Booking ${id} declined. Its mail waits ${UNDO_SECONDS} seconds.`,
        failed: `Booking ${id} was not declined.`,
      }
    case 'delete':
      return {
        label: LABELS.delete,
        title: `Delete booking ${id}?`,
        consequence: `${consequenceOfDeleting(booking)} You can undo this for ${UNDO_SECONDS} seconds; after that it cannot be undone.`,
        confirm: 'Delete booking',
        keep: 'Keep it',
        done: `Booking ${id} deleted.`,
        failed: `Booking ${id} was not deleted.`,
      }
  }
}

function consequenceOfDeleting({ status, username }: DecidableBooking): string {
  return status === 'Cancelled'
    ? 'It goes from every list.'
    : `It goes from every list, and ${username} is told by mail that it is cancelled.`
}

/** What is said when a decline or a deletion is taken back, or could not be. */
export const undoCopy = {
  done: (id: number) => `Booking ${id} is as it was before.`,
  failed: (id: number) => `Booking ${id} was not brought back.`,
}

/** Why a booking can be neither approved nor declined. */
export function notOffered({ id, status }: DecidableBooking): string {
  return `Booking ${id} is ${status}. Only pending bookings can be approved or declined.`
}
