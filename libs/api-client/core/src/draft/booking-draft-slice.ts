import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The choices in the booking wizard; kept over login and reload, until the tab is closed. */
export type BookingDraft = {
  productId: number
  productName: string
  step: 'details' | 'date' | 'time' | 'confirm'
  addonIds: number[]
  date: string
  slotId: number | null
}

export type BookingDraftPart = { bookingDraft: { draft: BookingDraft | null } }

const bookingDraftSlice = createSlice({
  name: 'bookingDraft',
  initialState: { draft: null } as BookingDraftPart['bookingDraft'],
  reducers: {
    draftSaved: (state, { payload }: PayloadAction<BookingDraft>) => {
      state.draft = payload
    },
    /** The draft of one product, or any. */
    draftCleared: (state, { payload }: PayloadAction<number | undefined>) => {
      if (payload === undefined || state.draft?.productId === payload) state.draft = null
    },
  },
})

export const { draftSaved, draftCleared } = bookingDraftSlice.actions
export const bookingDraftReducer = bookingDraftSlice.reducer
