/** The core, which exists once on a page: store, session and the API without endpoints. */
export { createSlice, type PayloadAction } from '@reduxjs/toolkit'
export { useDispatch } from 'react-redux'
export {
  type Answer,
  type ApiBuilder,
  api,
  type Fetched,
  listTags,
  type MutationOptions,
  type QueryOptions,
} from './api'
export {
  type ApiError,
  fieldErrorsOf,
  isApiError,
  isProblem,
  isSessionEnd,
  messageOf,
  problemOf,
  referenceOf,
} from './api-error'
export { API_BASE_URL } from './base-query'
export { fetchServerTime, serverNow, useNow } from './clock'
export { loadingSet } from './reducer'
export { useEndSession, useSession } from './session/session-hooks'
export {
  loggedOut,
  type SessionPart,
  sessionExpired,
  sessionReleased,
  sessionReset,
  sessionStarted,
  userSaved,
} from './session/session-slice'
export { NEXT_TRIP_KEY } from './session/token-storage'
export { fillCache, makeStore, type PageState, type Store, startStore } from './store'
export { injectTabSlice } from './tab-state/inject-tab-slice'
