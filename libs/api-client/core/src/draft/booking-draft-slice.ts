import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What somebody has chosen so far in the wizard; kept over a login and a reload, not over the tab. */
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
    /** Of one product, or whatever draft there is. */
    draftCleared: (state, { payload }: PayloadAction<number | undefined>) => {
      if (payload === undefined || state.draft?.productId === payload) state.draft = null
    },
  },
})

export const { draftSaved, draftCleared } = bookingDraftSlice.actions
export const bookingDraftReducer = bookingDraftSlice.reducer
