import { useState } from 'react'
import type { DecidableBooking, Decision } from './booking-decisions'
import { useApplyDecision } from './use-apply-decision'

export type AskedDecision = { decision: Decision; booking: DecidableBooking }

/** A decision that is asked about before it is carried out. */
export function useDecision() {
  const apply = useApplyDecision()
  const [asked, setAsked] = useState<AskedDecision>()
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed')

  return {
    asked,
    isOpen: state !== 'closed',
    isBusy: state === 'busy',
    ask(decision: Decision, booking: DecidableBooking) {
      setAsked({ decision, booking })
      setState('open')
    },
    // What is on its way cannot be called back by closing the question.
    cancel: () => setState((current) => (current === 'busy' ? current : 'closed')),
    async confirm() {
      if (!asked) return
      setState('busy')
      await apply(asked.decision, asked.booking)
      setState('closed')
    },
  }
}

export type DecisionConfirmation = ReturnType<typeof useDecision>
