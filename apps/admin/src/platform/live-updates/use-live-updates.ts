import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { applyChanges, type Changes, changesBetween, describeChanges, hasChanges, type Row } from './changes'

/** Polling interval in milliseconds. */
const POLL_INTERVAL_MS = 10_000

type LiveUpdatesOptions<Item> = {
  /** The displayed rows, of which at most `limit` are fetched; `undefined` while loading. */
  rows: readonly Item[] | undefined
  limit: number
  /** Fetches the same rows from the server. */
  fetchLatest: () => Promise<readonly Item[]>
  /** Refetches the displayed list. */
  refetch: () => unknown
  container: RefObject<HTMLElement | null>
  /** Whether updates are held back, for instance while rows are selected. */
  isPaused?: boolean
}

const NO_CHANGES: Changes<never> = { added: 0, removed: new Set(), changed: [] }

/** Whether the user may be about to click: pointer, focus or dialog is inside. */
function isInUse(container: HTMLElement | null): boolean {
  if (document.querySelector('[role="dialog"]')) return true
  return container !== null && (container.matches(':hover') || container.contains(document.activeElement))
}

/**
 * Polls a list of bookings that other users change. While the user is not interacting with it, the list is refetched;
 * otherwise rows change in place and a notice announces the rest.
 */
export function useLiveUpdates<Item extends Row>(options: LiveUpdatesOptions<Item>) {
  const { rows, limit, fetchLatest, refetch, container, isPaused = false } = options
  const [seen, setSeen] = useState<{ rows: readonly Item[]; changes: Changes<Item> }>()

  const compare = useEffectEvent(async () => {
    if (rows === undefined || document.visibilityState !== 'visible') return
    // On failure the displayed rows stay; the topbar shows since when they may be stale.
    const found = await fetchLatest().catch(() => undefined)
    if (found) take(rows, found)
  })
  const take = useEffectEvent((shown: readonly Item[], found: readonly Item[]) => {
    if (shown !== rows) return
    const changes = changesBetween(shown, found, limit)
    if (!hasChanges(changes)) return setSeen(undefined)
    if (isPaused || isInUse(container.current)) return setSeen({ rows: shown, changes })
    refetch()
  })

  useEffect(() => {
    const timer = setInterval(() => void compare(), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])

  // A comparison with rows that are no longer displayed is discarded.
  const changes = seen && seen.rows === rows ? seen.changes : NO_CHANGES
  return {
    rows: rows && applyChanges(rows, changes),
    removed: changes.removed,
    notice: describeChanges(changes),
    show: () => void refetch(),
  }
}
