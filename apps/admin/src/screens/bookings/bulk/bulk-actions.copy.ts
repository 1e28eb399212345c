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

type Recipients = 'one' | 'all' | 'some' | 'none'

/** Whom of the customers an email reaches. */
function recipientsOf(count: number, withoutEmail: number): Recipients {
  if (withoutEmail === count) return 'none'
  if (withoutEmail > 0) return 'some'
  return count === 1 ? 'one' : 'all'
}

const EMAILED: Record<Exclude<Recipients, 'none'>, string> = {
  one: 'We’ll email the customer',
  all: 'We’ll email each customer',
  some: 'We’ll email each customer who has an address',
}

const TOLD_OF_DELETION: Record<Recipients, string> = {
  one: ', and if it is active we’ll email the customer that it is cancelled',
  all: ', and we’ll email customers with active bookings that these are cancelled',
  some: ', and we’ll email customers with an address and active bookings that these are cancelled',
  none: '',
}

const CONSEQUENCE: Record<BulkDecision, (count: number, recipients: Recipients) => string> = {
  // Beside it stands why there is no email, and whom to call.
  approve(count, recipients) {
    if (recipients === 'none') return count === 1 ? 'It is confirmed.' : 'They are confirmed.'
    return `${EMAILED[recipients]} that their booking is confirmed.`
  },
  decline(count, recipients) {
    const release = `release the time slot${count === 1 ? '' : 's'}`
    return recipients === 'none'
      ? `We’ll ${release}. ${UNDO}`
      : `${EMAILED[recipients]} that their booking is declined and ${release}. ${UNDO}`
  },
  delete(count, recipients) {
    const removed = count === 1 ? 'It is removed from all lists' : 'They are removed from all lists'
    return `${removed}${TOLD_OF_DELETION[recipients]}. ${UNDO}`
  },
}

/** `withoutEmail`: how many of the customers cannot be emailed. */
export function bulkActionCopy(decision: BulkDecision, count: number, withoutEmail = 0) {
  return {
    label: `${VERB[decision]} ${count}`,
    title: `${VERB[decision]} ${bookings(count)}?`,
    consequence: CONSEQUENCE[decision](count, recipientsOf(count, withoutEmail)),
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
  declinedAlone: (paid: number) =>
    `${paid} with something paid; decline ${paid === 1 ? 'it' : 'each'} alone to see what goes back`,
  noPending: 'Only pending bookings can be approved or declined.',
}
