import * as React from 'react'
import { isTest } from './check-theme-and-direction'

type ReactInternals = { recentlyCreatedOwnerStacks?: number }

/**
 * In development React records who creates an element, of up to 10,000 elements a second, for its warnings; that takes a
 * seventh of the time of the tests. It records nothing while the count of this second is beyond that. React has no option
 * for it; without the count it records as before.
 */
export function skipOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: ReactInternals
  }
  if (!isTest || internals?.recentlyCreatedOwnerStacks === undefined) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}
