import { combineSlices, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { api } from './api'
import { sessionReducer } from './session/session-slice'

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

/** The state that every area shares; areas inject slices of their own. */
export const pageReducer = combineSlices({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  settings: settingsSlice.reducer,
})
