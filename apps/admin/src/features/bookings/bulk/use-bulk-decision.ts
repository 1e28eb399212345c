import { showError, showSuccess } from '@luzzu/ui'
import { useState } from 'react'
import type { Decidable, Decision } from '../../../platform/booking-actions/booking-decisions'
import { useOfferUndo } from '../../../platform/booking-actions/use-offer-undo'
import { useSendDecision } from '../../../platform/booking-actions/use-send-decision'
import { bulkWordsOf, reportWords } from './bulk-words'
import { forEach, type Outcome } from './outcome'

type Asked = { decision: Decision; bookings: readonly Decidable[] }

/** One decision about many bookings: asked once, carried out for each, and reported where it failed. */
export function useBulkDecision() {
  const { send, takeBack } = useSendDecision()
  const offerUndo = useOfferUndo()
  const [asked, setAsked] = useState<Asked>()
  const [state, setState] = useState<'closed' | 'asking' | 'busy' | 'reporting'>('closed')
  const [outcome, setOutcome] = useState<Outcome>()

  async function undo(bookings: readonly Decidable[]) {
    const { done, refused } = await forEach(bookings, takeBack)
    if (done.length > 0) showSuccess(reportWords.undone(done.length))
    if (refused[0]) showError(reportWords.notUndone(refused.length, refused[0].reason))
  }

  function tell(decision: Decision, { done, undoUntil }: Outcome) {
    const words = bulkWordsOf(decision, done.length)
    if (undoUntil !== null) offerUndo(words.done, undoUntil, () => void undo(done))
    else showSuccess(words.done)
  }

  return {
    asked,
    outcome,
    state,
    ask(decision: Decision, bookings: readonly Decidable[]) {
      setAsked({ decision, bookings })
      setState('asking')
    },
    close: () => setState((current) => (current === 'busy' ? current : 'closed')),
    async confirm() {
      if (!asked) return
      setState('busy')
      const result = await forEach(asked.bookings, (id) => send(asked.decision, id))
      setOutcome(result)
      setState(result.refused.length > 0 ? 'reporting' : 'closed')
      if (result.done.length > 0) tell(asked.decision, result)
    },
  }
}

export type BulkInHand = ReturnType<typeof useBulkDecision>
