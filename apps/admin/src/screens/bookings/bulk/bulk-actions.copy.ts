import { UNDO_SECONDS } from '@luzzu/domain'
import type { BulkDecision } from '../../../booking/decisions/booking-decisions'
import { countOf } from '../../../platform/lists/format-count'

const bookings = (count: number) => countOf(count, 'booking')
const PAST_PARTICIPLES: Record<BulkDecision, string> = {
  approve: 'approved',
  decline: 'declined',
  delete: 'deleted',
}
const VERB: Record<BulkDecision, string> = { approve: 'Approve', decline: 'Decline', delete: 'Delete' }

const UNDO = `You can undo this for ${UNDO_SECONDS} seconds.`

const CONSEQUENCE_FOR_ONE: Record<BulkDecision, string> = {
  approve: 'We’ll email the customer that their booking is confirmed.',
  decline: `We’ll email the customer that their booking is declined and release the time slot. ${UNDO}`,
  delete: `It is removed from all lists, and if it is active we’ll email the customer that it is cancelled. ${UNDO}`,
}
const CONSEQUENCE: Record<BulkDecision, string> = {
  approve: 'We’ll email each customer that their booking is confirmed.',
  decline: `We’ll email each customer that their booking is declined and release the time slots. ${UNDO}`,
  delete: `They are removed from all lists, and we’ll email customers with active bookings that these are cancelled. ${UNDO}`,
}

export function bulkActionCopy(decision: BulkDecision, count: number) {
  return {
    label: `${VERB[decision]} ${count}`,
    title: `${VERB[decision]} ${bookings(count)}?`,
    consequence: (count === 1 ? CONSEQUENCE_FOR_ONE : CONSEQUENCE)[decision],
    confirm: `${VERB[decision]} ${bookings(count)}`,
    keep: 'Cancel',
    done: `${bookings(count)} ${PAST_PARTICIPLES[decision]}.`,
  }
}

export const bulkReportCopy = {
  title: (decision: BulkDecision, done: number, total: number) =>
    `${done} of ${bookings(total)} ${PAST_PARTICIPLES[decision]}`,
  done: 'Done',
  undone: (count: number) => `${bookings(count)} restored.`,
  notUndone: (count: number, reason: string) => `${bookings(count)} couldn’t be restored. ${reason}`,
}

export const SELECTION_COPY = {
  bar: 'Selected bookings',
  selected: 'selected',
  clear: 'Clear selection',
  onlyPending: (pending: number) => `${pending} pending; only pending bookings can be approved or declined`,
  noPending: 'Only pending bookings can be approved or declined.',
}
