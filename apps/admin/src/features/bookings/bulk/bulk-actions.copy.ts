import { UNDO_SECONDS } from '@luzzu/domain'
import type { Decision } from '../../../platform/booking-actions/booking-decisions'

const bookings = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`)
const PAST_PARTICIPLES: Record<Decision, string> = {
  approve: 'approved',
  decline: 'declined',
  delete: 'deleted',
}
const VERB: Record<Decision, string> = { approve: 'Approve', decline: 'Decline', delete: 'Delete' }

const CONSEQUENCE: Record<Decision, string> = {
  approve: 'Each customer is told by mail that the booking is confirmed.',
  decline: `Each customer is told by mail that the booking is declined, and the places are free again. You can undo this for ${UNDO_SECONDS} seconds.`,
  delete: `They go from every list, and customers whose bookings still stand are told by mail that they are cancelled. You can undo this for ${UNDO_SECONDS} seconds; after that it cannot be undone.`,
}

/** How the product speaks of a decision about many bookings. */
export function bulkActionCopy(decision: Decision, count: number) {
  return {
    label: `${VERB[decision]} ${count}`,
    title: `${VERB[decision]} ${bookings(count)}?`,
    consequence: CONSEQUENCE[decision],
    confirm: `${VERB[decision]} ${bookings(count)}`,
    keep: 'Keep them as they are',
    done: `${bookings(count)} ${PAST_PARTICIPLES[decision]}.`,
  }
}

export const bulkReportCopy = {
  title: (decision: Decision, done: number, asked: number) =>
    `${done} of ${bookings(asked)} ${PAST_PARTICIPLES[decision]}`,
  done: 'Done',
  undone: (count: number) => `${bookings(count)} as before.`,
  notUndone: (count: number, reason: string) => `${bookings(count)} not brought back. ${reason}`,
}

export const SELECTION_COPY = {
  bar: 'Selected bookings',
  selected: 'selected',
  clear: 'Clear selection',
  onlyPending: (pending: number) => `${pending} of them Pending; only those can be approved or declined`,
  noPending: 'Only pending bookings can be approved or declined.',
}
