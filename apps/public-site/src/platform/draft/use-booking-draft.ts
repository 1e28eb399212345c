import { useDispatch } from '@luzzu/api-client'
import type { SentRequest } from '@luzzu/page/area'
import {
  type BookingDraft,
  bookingWaited,
  draftCleared,
  draftSaved,
  type PendingBooking,
  sentKept,
  useBookingDraftState,
} from './booking-draft'

/** The booking draft. `restored`: it has been read from storage. */
export function useBookingDraft() {
  const dispatch = useDispatch()
  const { state, restored } = useBookingDraftState()
  return {
    draft: state.draft,
    /** The request that was sent last. */
    sent: state.sent,
    /** The booking that waits for a login. */
    waiting: state.waiting ?? null,
    restored,
    saveDraft: (draft: BookingDraft) => dispatch(draftSaved(draft)),
    keepWaiting: (waiting: PendingBooking | null) => dispatch(bookingWaited(waiting)),
    keepSent: (sent: SentRequest | null) => dispatch(sentKept(sent)),
    clearDraft: (productId?: number) => dispatch(draftCleared(productId)),
  }
}
