import { showError, showSuccess } from '@luzzu/ui'
import { useState } from 'react'
import type { DecidableBooking, Decision } from '../../../platform/booking-actions/booking-decisions'
import { useOfferUndo } from '../../../platform/booking-actions/use-offer-undo'
import { useSendDecision } from '../../../platform/booking-actions/use-send-decision'
import { bulkActionCopy, bulkReportCopy } from './bulk-actions.copy'
import { type Outcome, settleAll } from './settle-all'

type Asked = { decision: Decision; bookings: readonly DecidableBooking[] }

/** One decision about many bookings: asked once, carried out for each, and reported where it failed. */
export function useBulkDecision() {
  const { send, sendUndo } = useSendDecision()
  const offerUndo = useOfferUndo()
  const [asked, setAsked] = useState<Asked>()
  const [state, setState] = useState<'closed' | 'asking' | 'busy' | 'reporting'>('closed')
  const [outcome, setOutcome] = useState<Outcome>()

  async function undo(bookings: readonly DecidableBooking[]) {
    const { done, refused } = await settleAll(bookings, sendUndo)
    if (done.length > 0) showSuccess(bulkReportCopy.undone(done.length))
    if (refused[0]) showError(bulkReportCopy.notUndone(refused.length, refused[0].reason))
  }

  function tell(decision: Decision, { done, undoUntil }: Outcome) {
    const copy = bulkActionCopy(decision, done.length)
    if (undoUntil !== null) offerUndo(copy.done, undoUntil, () => void undo(done))
    else showSuccess(copy.done)
  }

  return {
    asked,
    outcome,
    state,
    ask(decision: Decision, bookings: readonly DecidableBooking[]) {
      setAsked({ decision, bookings })
      setState('asking')
    },
    close: () => setState((current) => (current === 'busy' ? current : 'closed')),
    async confirm() {
      if (!asked) return
      setState('busy')
      const result = await settleAll(asked.bookings, (id) => send(asked.decision, id))
      setOutcome(result)
      setState(result.refused.length > 0 ? 'reporting' : 'closed')
      if (result.done.length > 0) tell(asked.decision, result)
    },
  }
}

export type BulkConfirmation = ReturnType<typeof useBulkDecision>
