import { userIdOf } from '@luzzu/domain'
import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { resetApiCache } from '../session/reset-api-cache'
import { loggedOut, type SessionPart, type SessionState, sessionRestored } from '../session/session-slice'
import { clearTabStorage, readOwner, writeEndedAt, writeOwner } from './tab-storage'

// biome-ignore lint/suspicious/noExplicitAny: as RTK Query types the dispatch of its thunks
type Dispatch = ThunkDispatch<any, any, UnknownAction>

/**
 * What is kept in a tab belongs to one user: a visitor's goes to whoever signs in, a user's stays while the session has
 * ended by itself, and goes when its user logs out or another one comes, also what areas keep that are not loaded.
 */
export const tabMiddleware: Middleware<object, SessionPart, Dispatch> = ({ getState, dispatch }) => {
  let owner: number | null = null

  function claim(userId: number | undefined) {
    if (userId === undefined || userId === owner) return
    if (owner !== null) {
      dispatch(loggedOut())
      resetApiCache(dispatch)
    }
    owner = userId
    writeOwner(userId)
  }

  function follow(before: SessionState) {
    const { token, ended } = getState().session
    if (ended?.at !== before.ended?.at) writeEndedAt(ended?.at ?? null)
    if (token !== null && token !== before.token) claim(userIdOf(token))
  }

  return (next) => (action) => {
    const before = getState().session
    if (sessionRestored.match(action)) owner = readOwner()
    const result = next(action)
    follow(before)
    if (loggedOut.match(action)) {
      owner = null
      clearTabStorage()
    }
    const { token, ended } = getState().session
    // It was logged out in another tab while this one was not open.
    if (sessionRestored.match(action) && owner !== null && token === null && !ended) dispatch(loggedOut())
    return result
  }
}
