import { createSlice, injectTabSlice, loggedOut, type PayloadAction } from '@luzzu/api-client'
import type { SentRequest } from '@luzzu/page/area'

/** The choices in the booking wizard; kept over login and reload, until the tab is closed. */
export type BookingDraft = {
  productId: number
  /** Empty where it was not known yet. */
  productName: string
  step: 'details' | 'date' | 'time' | 'confirm'
  addonIds: number[]
  date: string
  slotId: number | null
  /** As typed; missing in drafts of earlier versions. */
  guests?: string | undefined
  /** How many a link names, where fewer fit; until the guests are changed. */
  requestedGuests?: string | undefined
  /** The day of a booking that does not take place, whose email has led here; until another day is chosen. */
  insteadOf?: string | undefined
}

/** What only needs a login: where it goes on after it, by itself or from home, and what waits, such as `Painted Luzzu, Thursday morning`; the product of a booking. */
export type PendingBooking = { productId?: number; path?: string | undefined; what?: string | undefined }

type BookingDraftState = {
  draft: BookingDraft | null
  sent: SentRequest | null
  waiting: PendingBooking | null
}

const NONE: BookingDraftState = { draft: null, sent: null, waiting: null }

const bookingDraftSlice = createSlice({
  name: 'bookingDraft',
  initialState: NONE,
  reducers: {
    draftSaved: (state, { payload }: PayloadAction<BookingDraft>) => {
      state.draft = payload
      if (state.waiting?.productId !== payload.productId) state.waiting = null
    },
    /** The draft of one product, or any. */
    draftCleared: (state, { payload }: PayloadAction<number | undefined>) => {
      if (payload === undefined || state.draft?.productId === payload) state.draft = null
      if (payload === undefined || state.waiting?.productId === payload) state.waiting = null
    },
    bookingWaited: (state, { payload }: PayloadAction<PendingBooking | null>) => {
      state.waiting = payload
    },
    sentKept: (state, { payload }: PayloadAction<SentRequest | null>) => {
      state.sent = payload
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NONE),
})

export const { draftSaved, draftCleared, bookingWaited, sentKept } = bookingDraftSlice.actions
export const useBookingDraftState = injectTabSlice({ ...bookingDraftSlice, key: 'booking-draft' })
