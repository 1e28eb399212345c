import { useDispatch, useSelector } from 'react-redux'
import { type BookingDraft, type BookingDraftPart, draftCleared, draftSaved } from './booking-draft-slice'

/** The booking draft. `restored`: it has been read from storage. */
export function useBookingDraft() {
  const dispatch = useDispatch()
  const state = useSelector(
    (page: BookingDraftPart & { bookingDraft: { _persist?: { rehydrated: boolean } } }) => page.bookingDraft,
  )
  return {
    draft: state.draft,
    restored: state._persist?.rehydrated === true,
    saveDraft: (draft: BookingDraft) => dispatch(draftSaved(draft)),
    clearDraft: (productId?: number) => dispatch(draftCleared(productId)),
  }
}
