import type { TimedOrder } from '@luzzu/api-client/own-orders'
import { isUnfinished } from '@luzzu/domain'
import { useEffect } from 'react'
import type { CurrentOrder } from './current-order'
import { keepGuestHold } from './guest-holds'

/** How long Stripe keeps a payment open at most, in milliseconds. */
const PAYING_MS = 3_600_000

/** Keeps the order of a guest for the other tabs while it is on hold in this one, also once this one is closed. */
export function useKeptGuestHold(kept: CurrentOrder | null, order: TimedOrder | undefined): void {
  const { id, orderToken } = kept ?? {}
  const isHeld = order !== undefined && isUnfinished(order)
  const heldUntil = order?.held_until
  useEffect(() => {
    if (id === undefined || orderToken === undefined || !isHeld) return
    const left = heldUntil == null ? PAYING_MS : heldUntil - performance.now()
    keepGuestHold({ id, orderToken, until: Date.now() + left })
  }, [id, orderToken, isHeld, heldUntil])
}
