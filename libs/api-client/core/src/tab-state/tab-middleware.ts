import type { Middleware } from '@reduxjs/toolkit'
import { loggedOut } from '../session/session-slice'
import { clearTabStorage } from './tab-storage'

/** At logout nothing stays in the tab, not even of areas that are not loaded. */
export const tabMiddleware: Middleware = () => (next) => (action) => {
  const result = next(action)
  if (loggedOut.match(action)) clearTabStorage()
  return result
}
