/** The core, which exists once on a page: store, session and the API without endpoints. */
export { api } from './api'
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
export { fillCache } from './cached-queries'
export type { BookingDraft } from './draft/booking-draft-slice'
export { useBookingDraft } from './draft/draft-hooks'
export { useEndSession, useSession } from './session/session-hooks'
export {
  type SessionPart,
  sessionExpired,
  sessionReset,
  sessionStarted,
  userSaved,
} from './session/session-slice'
export { loadingSet } from './settings/settings-slice'
export { makeStore, type PageState, type Store, startStore } from './store'
export { listTags } from './tags'
