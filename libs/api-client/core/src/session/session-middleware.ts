import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import {
  type SessionPart,
  type SessionState,
  sessionExpired,
  sessionReset,
  sessionStarted,
  type Tokens,
} from './session-slice'
import { announceLogout } from './sync-tabs'
import { forgetNextTrip, removeTokens, writeTokens } from './token-storage'

const isEnd = isAnyOf(sessionReset, sessionExpired)

/** Tells the page's style whether somebody is signed in, as the page's own script does before the first paint. */
function markSession(isSignedIn: boolean): void {
  globalThis.document?.documentElement.toggleAttribute('data-session', isSignedIn)
}

/** Removes a session from storage; that its user ended it concerns the other tabs. */
function forget({ token, sessionToken }: Tokens, isLogout: boolean): void {
  if (token === null) return
  if (isLogout) announceLogout(token)
  removeTokens({ token, sessionToken })
}

/** What the device shows of a trip belongs to its user, whoever signs in next and however the session ends. */
function forgetTripOf(before: SessionState, { token, startedHere }: SessionState): void {
  if (token !== before.token && (token === null || startedHere)) forgetNextTrip()
}

/** Persists sessions that begin and end in this tab, at once and both keys together; never those of another tab. */
export const sessionMiddleware: Middleware<object, SessionPart> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const before = getState().session
    const result = next(action)
    const after = getState().session
    if (sessionStarted.match(action)) writeTokens(after)
    else if (isEnd(action) && after.token === null) forget(before, sessionReset.match(action))
    forgetTripOf(before, after)
    if (after.restored || after.token !== null) markSession(after.token !== null)
    return result
  }
