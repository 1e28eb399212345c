import { useDispatch } from '@luzzu/api-client'
import type { SentRequest } from '@luzzu/page/area'
import { type BookingDraft, draftCleared, draftSaved, sentKept, useBookingDraftState } from './booking-draft'

/** The booking draft. `restored`: it has been read from storage. */
export function useBookingDraft() {
  const dispatch = useDispatch()
  const { state, restored } = useBookingDraftState()
  return {
    draft: state.draft,
    /** The request that was sent last. */
    sent: state.sent,
    restored,
    saveDraft: (draft: BookingDraft) => dispatch(draftSaved(draft)),
    keepSent: (sent: SentRequest | null) => dispatch(sentKept(sent)),
    clearDraft: (productId?: number) => dispatch(draftCleared(productId)),
  }
}
