import { formatDateWithWeekday, UNDO_SECONDS } from '@luzzu/domain'
import type { ConfirmedActionCopy } from '../../platform/confirmation/use-confirmed-action'
import type { DecidableBooking, Decision } from './booking-decisions'

const LABELS: Record<Decision, string> = {
  approve: 'Approve',
  decline: 'Decline',
  cancel: 'Cancel',
  delete: 'Delete',
}

/** Texts of a decision about one booking. */
export function decisionCopy(decision: Decision, booking: DecidableBooking): ConfirmedActionCopy {
  const { id, username } = booking
  const what = `${booking.product_name} on ${formatDateWithWeekday(booking.booking_date)}, ${booking.time_range}`
  switch (decision) {
    case 'approve':
      return {
        label: LABELS.approve,
        title: 'Approve this booking?',
        consequence: `We’ll email ${username} that ${what} is confirmed.`,
        confirm: 'Approve booking',
        keep: 'Keep pending',
        done: `Booking ${id} approved.`,
        failed: `Couldn’t approve booking ${id}.`,
      }
    case 'decline':
      return {
        label: LABELS.decline,
        title: 'Decline this booking?',
        consequence: `We’ll email ${username} that ${what} is declined and release the time slot. You can undo this for ${UNDO_SECONDS} seconds.`,
        confirm: 'Decline booking',
        keep: 'Keep pending',
        done: `Booking ${id} declined.`,
        failed: `Couldn’t decline booking ${id}.`,
      }
    case 'cancel':
      return {
        label: LABELS.cancel,
        title: 'Cancel this booking?',
        consequence: `We’ll email ${username} that ${what} is cancelled and release the time slot. You can undo this for ${UNDO_SECONDS} seconds.`,
        confirm: 'Cancel booking',
        keep: 'Keep booking',
        done: `Booking ${id} cancelled.`,
        failed: `Couldn’t cancel booking ${id}.`,
      }
    case 'delete':
      return {
        label: LABELS.delete,
        title: `Delete booking ${id}?`,
        consequence: `${consequenceOfDeleting(booking)} You can undo this for ${UNDO_SECONDS} seconds.`,
        confirm: 'Delete booking',
        keep: 'Keep booking',
        done: `Booking ${id} deleted.`,
        failed: `Couldn’t delete booking ${id}.`,
      }
  }
}

function consequenceOfDeleting({ status, username }: DecidableBooking): string {
  return status === 'Cancelled'
    ? 'It is removed from all lists.'
    : `It is removed from all lists, and we’ll email ${username} that it is cancelled.`
}

export const REASON_COPY = { label: 'Reason', hint: 'The email to the customer quotes it.' } as const

/** Toasts of an undo. */
export const undoCopy = {
  done: (id: number) => `Booking ${id} was restored.`,
  failed: (id: number) => `Couldn’t restore booking ${id}.`,
}

/** Why a booking can be neither approved nor declined. */
export function notOffered({ id, status }: DecidableBooking): string {
  return `Booking ${id} is ${status}. Only pending bookings can be approved or declined.`
}
