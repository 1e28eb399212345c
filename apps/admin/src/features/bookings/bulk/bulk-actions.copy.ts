import { UNDO_SECONDS } from '@luzzu/domain'
import type { BulkDecision } from '../../../platform/booking-actions/booking-decisions'

const bookings = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`)
const PAST_PARTICIPLES: Record<BulkDecision, string> = {
  approve: 'approved',
  decline: 'declined',
  delete: 'deleted',
}
const VERB: Record<BulkDecision, string> = { approve: 'Approve', decline: 'Decline', delete: 'Delete' }

const CONSEQUENCE: Record<BulkDecision, string> = {
  approve: 'We’ll email each customer that their booking is confirmed.',
  decline: `We’ll email each customer that their booking is declined and release the time slots. You can undo this for ${UNDO_SECONDS} seconds.`,
  delete: `They are removed from all lists, and we’ll email customers with active bookings that these are cancelled. You can undo this for ${UNDO_SECONDS} seconds.`,
}

export function bulkActionCopy(decision: BulkDecision, count: number) {
  return {
    label: `${VERB[decision]} ${count}`,
    title: `${VERB[decision]} ${bookings(count)}?`,
    consequence: CONSEQUENCE[decision],
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
