import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api'

// biome-ignore lint/suspicious/noExplicitAny: the type that RTK Query itself gives the thunks of an API
type Dispatch = ThunkDispatch<any, any, UnknownAction>

/**
 * Forgets everything that was fetched: what was fetched for one person is not for the next. Resetting aborts what is
 * on its way, and a login or a booking that is being sent must not count as failed, so it is waited for.
 */
export function resetApiCache(dispatch: Dispatch): void {
  const sending = dispatch(api.util.getRunningMutationsThunk())
  if (sending.length === 0) dispatch(api.util.resetApiState())
  else void Promise.allSettled(sending).then(() => resetApiCache(dispatch))
}
