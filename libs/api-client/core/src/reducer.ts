import { combineSlices } from '@reduxjs/toolkit'
import { api } from './api'
import { sessionReducer } from './session/session-slice'
import { settingsReducer } from './settings/settings-slice'

/** The state that every area shares; areas inject slices of their own. */
export const pageReducer = combineSlices({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  settings: settingsReducer,
})
