import type { Dispatch, UnknownAction } from '@reduxjs/toolkit'
import { resetApiCache } from './reset-api-cache'
import { type SessionPart, sessionAdopted } from './session-slice'
import { readTokens, removeTokens, SESSION_TOKEN_KEY, TOKEN_KEY, writeTokens } from './token-storage'

type Store = { getState: () => SessionPart; dispatch: Dispatch<UnknownAction> }

/** Synchronizes login and logout between tabs. */
export function syncTabs(store: Store): void {
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === SESSION_TOKEN_KEY || key === null) follow(store)
  })
  // A page restored from the back/forward cache has missed storage events.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted) follow(store)
  })
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
    resetApiCache(dispatch)
  }
}
