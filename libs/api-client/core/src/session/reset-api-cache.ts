import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api'

// biome-ignore lint/suspicious/noExplicitAny: RTK Query types the thunks of an API like this
type Dispatch = ThunkDispatch<any, any, UnknownAction>

/**
 * Clears the API cache, which belongs to one user. Resetting aborts pending requests, and an aborted login or booking
 * would look failed, so running mutations are awaited first.
 */
export function resetApiCache(dispatch: Dispatch): void {
  const sending = dispatch(api.util.getRunningMutationsThunk())
  if (sending.length === 0) dispatch(api.util.resetApiState())
  else void Promise.allSettled(sending).then(() => resetApiCache(dispatch))
}
