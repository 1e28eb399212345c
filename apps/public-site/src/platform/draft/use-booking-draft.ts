import { useDispatch } from '@luzzu/api-client'
import { type BookingDraft, draftCleared, draftSaved, useBookingDraftState } from './booking-draft'

/** The booking draft. `restored`: it has been read from storage. */
export function useBookingDraft() {
  const dispatch = useDispatch()
  const { state, restored } = useBookingDraftState()
  return {
    draft: state.draft,
    restored,
    saveDraft: (draft: BookingDraft) => dispatch(draftSaved(draft)),
    clearDraft: (productId?: number) => dispatch(draftCleared(productId)),
  }
}
