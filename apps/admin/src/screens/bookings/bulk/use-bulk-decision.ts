import { showError, showSuccess } from '@luzzu/ui'
import { useState } from 'react'
import {
  type BulkDecision,
  type DecidableBooking,
  needsCall,
} from '../../../booking/decisions/booking-decisions'
import { useSendDecision } from '../../../booking/decisions/use-decision'
import { toCall } from '../../../booking/phone-calls/phone-calls'
import { useHasMailServer } from '../../../booking/phone-calls/use-has-mail-server'
import { useConfirmedAction } from '../../../platform/confirmation/use-confirmed-action'
import { useOfferUndo } from '../../../platform/undo/use-undo'
import { bulkActionCopy, bulkReportCopy } from './bulk-actions.copy'
import { type Outcome, settleAll } from './settle-all'

/** Whom to call about a decision, because nobody can email them. */
const callsOf = (decision: BulkDecision, bookings: readonly DecidableBooking[], hasMailServer: boolean) =>
  toCall(
    bookings.filter((booking) => needsCall(decision, booking, hasMailServer)),
    hasMailServer,
  )

type DecisionAboutMany = { decision: BulkDecision; bookings: readonly DecidableBooking[] }

/** A decision about several bookings: confirmed once, sent for each, with a report of failures. */
export function useBulkDecision() {
  const { send, sendUndo } = useSendDecision()
  const offerUndo = useOfferUndo()
  const hasMailServer = useHasMailServer()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isReportOpen, setReportOpen] = useState(false)

  async function undo(bookings: readonly DecidableBooking[]) {
    const { succeeded, failures } = await settleAll(bookings, sendUndo)
    if (succeeded.length > 0) showSuccess(bulkReportCopy.undone(succeeded.length))
    if (failures[0]) showError(bulkReportCopy.notUndone(failures.length, failures[0].reason))
  }

  const { ask, ...confirmation } = useConfirmedAction({
    send: async ({ decision, bookings }: DecisionAboutMany) => ({
      data: await settleAll(bookings, (booking) => send(decision, booking)),
    }),
    onDone(result, { decision }) {
      setOutcome(result)
      setReportOpen(result.failures.length > 0 || callsOf(decision, result.succeeded, true).length > 0)
      if (result.succeeded.length === 0) return
      const { done } = bulkActionCopy(decision, result.succeeded.length)
      if (result.undoUntil === null) return void showSuccess(done)
      offerUndo({
        message: done,
        changed: result.succeeded.map(({ id }) => id),
        until: result.undoUntil,
        undo: () => void undo(result.succeeded),
      })
    },
    failed: (_action, reason) => reason,
  })

  return {
    ...confirmation,
    outcome,
    hasMailServer,
    callsOf: (decision: BulkDecision, bookings: readonly DecidableBooking[]) =>
      callsOf(decision, bookings, hasMailServer),
    isReportOpen,
    closeReport: () => setReportOpen(false),
    ask: (decision: BulkDecision, bookings: readonly DecidableBooking[]) => ask({ decision, bookings }),
  }
}

export type UseBulkDecisionResult = ReturnType<typeof useBulkDecision>
