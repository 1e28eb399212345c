import type { Dispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api'
import { sessionAdopted, sessionReset } from './session-slice'
import { readTokens, TOKEN_KEY } from './token-storage'

/** A login or a logout in one tab is one in all. */
export function followOtherTabs(dispatch: Dispatch<UnknownAction>): void {
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key !== TOKEN_KEY && key !== null) return
    const tokens = readTokens()
    dispatch(tokens.token ? sessionAdopted(tokens) : sessionReset())
    // What was fetched for one person is not for the next.
    dispatch(api.util.resetApiState())
  })
}
