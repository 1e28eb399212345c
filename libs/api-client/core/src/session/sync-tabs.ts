import type { Dispatch, UnknownAction } from '@reduxjs/toolkit'
import { resetApiCache } from './reset-api-cache'
import { isTokenOf, loggedOut, type SessionPart, sessionAdopted, sessionReleased } from './session-slice'
import { readTokens, removeTokens, SESSION_TOKEN_KEY, TOKEN_KEY, writeTokens } from './token-storage'

type Store = { getState: () => SessionPart; dispatch: Dispatch<UnknownAction> }

/** Names the token whose user has logged out, for the moment in which the other tabs hear of it. */
const LOGOUT_KEY = 'logout'

/** Tells the other tabs that this session did not just expire: they keep nothing of it. */
export function announceLogout(token: string): void {
  try {
    globalThis.localStorage.setItem(LOGOUT_KEY, token)
    globalThis.localStorage.removeItem(LOGOUT_KEY)
  } catch {
    // Without storage the tabs know nothing of each other.
  }
}

/** Synchronizes login and logout between tabs. */
export function syncTabs(store: Store): void {
  globalThis.addEventListener?.('storage', ({ key, newValue }) => {
    if (key === LOGOUT_KEY && newValue !== null) leave(store, newValue)
    if (key === TOKEN_KEY || key === SESSION_TOKEN_KEY || key === null) follow(store)
  })
  // A page restored from the back/forward cache has missed storage events.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (!persisted) return
    const { token } = store.getState().session
    // It has missed why, too.
    if (token !== null && readTokens()?.token === null) leave(store, token)
    follow(store)
  })
}

/** Ends the session of a token that was logged out elsewhere, with all that this tab keeps of its user. */
function leave({ getState, dispatch }: Store, token: string): void {
  const own = getState().session
  // A page that is held may have missed the login in between.
  if (own.token === null ? !isTokenOf(own.user, token) : own.token !== token) return
  dispatch(sessionAdopted({ token: null, sessionToken: null }))
  dispatch(sessionReleased())
  dispatch(loggedOut())
  resetApiCache(dispatch)
}

/**
 * Two tabs may store their sessions at the same moment, and storage keys are written separately. The token decides: the
 * tab in which its session began corrects the session token, all others adopt what is stored.
 */
function follow({ getState, dispatch }: Store): void {
  const own = getState().session
  const stored = readTokens()
  if (!stored) return
  if (stored.token === null) {
    if (own.startedHere) removeTokens(own)
    if (own.token !== null) dispatchOther({ token: null, sessionToken: null })
  } else if (stored.token !== own.token) dispatchOther(stored)
  else if (stored.sessionToken !== own.sessionToken) {
    if (own.startedHere) writeTokens(own)
    else dispatch(sessionAdopted(stored))
  }

  function dispatchOther(tokens: Parameters<typeof sessionAdopted>[0]) {
    dispatch(sessionAdopted(tokens))
    // Its data stays with a page that keeps its user.
    if (getState().session.user === null) resetApiCache(dispatch)
  }
}
