import { formatDateWithWeekday, UNDO_SECONDS } from '@luzzu/domain'
import type { ConfirmedActionCopy } from '../../platform/confirmation/use-confirmed-action'
import { isEmailed } from '../phone-calls/phone-calls'
import { phoneCallMessages } from '../phone-calls/phone-calls.copy'
import { type DecidableBooking, type Decision, needsCall } from './booking-decisions'

const LABELS: Record<Decision, string> = {
  approve: 'Approve',
  decline: 'Decline',
  cancel: 'Cancel',
  delete: 'Delete',
}

const UNDO = `You can undo this for ${UNDO_SECONDS} seconds.`

/** Texts of a decision about one booking. */
export function decisionCopy(
  decision: Decision,
  booking: DecidableBooking,
  hasMailServer = true,
): ConfirmedActionCopy {
  const { id } = booking
  const consequence = consequenceOf(decision, booking, hasMailServer)
  const doneMessage = (outcome: string) => messageOf(decision, booking, outcome)
  switch (decision) {
    case 'approve':
      return {
        label: LABELS.approve,
        title: 'Approve this booking?',
        consequence,
        confirm: 'Approve booking',
        keep: 'Keep pending',
        done: doneMessage('approved'),
        failed: `Couldn’t approve booking ${id}.`,
      }
    case 'decline':
      return {
        label: LABELS.decline,
        title: 'Decline this booking?',
        consequence,
        confirm: 'Decline booking',
        keep: 'Keep pending',
        done: doneMessage('declined'),
        failed: `Couldn’t decline booking ${id}.`,
      }
    case 'cancel':
      return {
        label: LABELS.cancel,
        title: 'Cancel this booking?',
        consequence,
        confirm: 'Cancel booking',
        keep: 'Keep booking',
        done: doneMessage('cancelled'),
        failed: `Couldn’t cancel booking ${id}.`,
      }
    case 'delete':
      return {
        label: LABELS.delete,
        title: `Delete booking ${id}?`,
        consequence,
        confirm: 'Delete booking',
        keep: 'Keep booking',
        done: doneMessage('deleted'),
        failed: `Couldn’t delete booking ${id}.`,
      }
  }
}

/** What a decision does, and who is emailed about it. */
function consequenceOf(decision: Decision, booking: DecidableBooking, hasMailServer: boolean): string {
  const { username, product_name, booking_date, time_range } = booking
  const what = `${product_name} on ${formatDateWithWeekday(booking_date)}, ${time_range}`
  const isTold = isEmailed(booking, hasMailServer)
  if (decision === 'approve')
    return isTold
      ? `We’ll email ${username} that ${what} is confirmed.`
      : `We’ll confirm the booking of ${username}: ${what}.`
  if (decision === 'delete') {
    const isNews = booking.status !== 'Cancelled' && isTold
    return `It is removed from all lists${isNews ? `, and we’ll email ${username} that it is cancelled` : ''}. ${UNDO}`
  }
  const outcome = decision === 'decline' ? 'declined' : 'cancelled'
  return isTold
    ? `We’ll email ${username} that ${what} is ${outcome} and release the time slot. ${UNDO}`
    : `We’ll ${decision} the booking of ${username}, ${what}, and release the time slot. ${UNDO}`
}

/** After a decision; whom no email reaches stays to be read when the dialog has closed. */
function messageOf(decision: Decision, booking: DecidableBooking, outcome: string): string {
  const done = `Booking ${booking.id} ${outcome}.`
  return booking.phone && needsCall(decision, booking)
    ? `${done} ${phoneCallMessages.pleaseCall(booking.username, booking.phone)}`
    : done
}

export const REASON_COPY = {
  label: 'Reason',
  hint: 'The customer reads it in the email and in My Bookings.',
  /** Where nobody is emailed. */
  hintWithoutEmail: 'Customers with an account read it in My Bookings.',
} as const

/** Toasts of an undo. */
export const undoCopy = {
  done: (id: number) => `Booking ${id} was restored.`,
  failed: (id: number) => `Couldn’t restore booking ${id}.`,
}

/** Why a booking can be neither approved nor declined. */
export function notOffered({ id, status }: DecidableBooking): string {
  return `Booking ${id} is ${status}. Only pending bookings can be approved or declined.`
}
