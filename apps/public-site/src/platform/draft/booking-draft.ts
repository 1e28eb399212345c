import { createSlice, injectTabSlice, loggedOut, type PayloadAction } from '@luzzu/api-client'
import type { SentRequest } from '@luzzu/page/area'

/** The choices in the booking wizard; kept over login and reload, until the tab is closed. */
export type BookingDraft = {
  productId: number
  productName: string
  step: 'details' | 'date' | 'time' | 'confirm'
  addonIds: number[]
  date: string
  slotId: number | null
  /** As typed; missing in drafts of earlier versions. */
  guests?: string | undefined
}

type BookingDraftState = { draft: BookingDraft | null; sent: SentRequest | null }

const NONE: BookingDraftState = { draft: null, sent: null }

const bookingDraftSlice = createSlice({
  name: 'bookingDraft',
  initialState: NONE,
  reducers: {
    draftSaved: (state, { payload }: PayloadAction<BookingDraft>) => {
      state.draft = payload
    },
    /** The draft of one product, or any. */
    draftCleared: (state, { payload }: PayloadAction<number | undefined>) => {
      if (payload === undefined || state.draft?.productId === payload) state.draft = null
    },
    sentKept: (state, { payload }: PayloadAction<SentRequest | null>) => {
      state.sent = payload
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NONE),
})

export const { draftSaved, draftCleared, sentKept } = bookingDraftSlice.actions
export const useBookingDraftState = injectTabSlice({ ...bookingDraftSlice, key: 'booking-draft' })
