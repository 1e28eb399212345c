import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const settingsSlice = createSlice({
  name: 'settings',
  initialState: { isLoading: false },
  reducers: {
    loadingSet: (state, { payload }: PayloadAction<boolean>) => {
      state.isLoading = payload
    },
  },
})

export const { loadingSet } = settingsSlice.actions
export const settingsReducer = settingsSlice.reducer
