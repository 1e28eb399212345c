import { showError, showSuccess } from '@luzzu/ui'
import { isWorthRetrying, reasonOf } from '../loading/failure'
import type { Decidable, Decision } from './booking-decisions'
import { undoWords, wordsOf } from './decision-words'
import { useOfferUndo } from './use-offer-undo'
import { useSendDecision } from './use-send-decision'

/** Carries out a decision and says how it went; what failed can be tried again, some can be undone. */
export function useApplyDecision() {
  const { send, takeBack } = useSendDecision()
  const offerUndo = useOfferUndo()

  async function undo(id: number) {
    try {
      await takeBack(id)
      showSuccess(undoWords.done(id))
    } catch (error) {
      showError(`${undoWords.failed(id)} ${reasonOf(error)}`)
    }
  }

  return async function apply(decision: Decision, booking: Decidable): Promise<void> {
    const words = wordsOf(decision, booking)
    try {
      const { undoUntil } = await send(decision, booking.id)
      if (undoUntil !== null) offerUndo(words.done, undoUntil, () => void undo(booking.id))
      else showSuccess(words.done)
    } catch (error) {
      const retry = isWorthRetrying(error) ? { retry: () => void apply(decision, booking) } : {}
      showError(`${words.failed} ${reasonOf(error)}`, retry)
    }
  }
}
