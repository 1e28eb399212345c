import type { Booking } from '@luzzu/domain/contracts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { applyChanges, type Changes, changesBetween, describeChanges, hasChanges } from './changes'

/** How often the server is asked what has changed, in milliseconds. */
const POLL_INTERVAL_MS = 10_000

type LiveUpdatesOptions<Row> = {
  /** The rows that are shown, of which at most `limit` are fetched; none while they are on their way. */
  rows: readonly Row[] | undefined
  limit: number
  /** The same rows as they are on the server now. */
  fetchLatest: () => Promise<readonly Row[]>
  /** Refetches what is shown. */
  refetch: () => unknown
  container: RefObject<HTMLElement | null>
  /** Nothing may move, although no hand is near. */
  isPaused?: boolean
}

const NO_CHANGES: Changes<never> = { added: 0, removed: new Set(), changed: [] }

/** Whether somebody is about to press something there: with the pointer, the keyboard or in a dialog. */
function isInUse(container: HTMLElement | null): boolean {
  if (document.querySelector('[role="dialog"]')) return true
  return container !== null && (container.matches(':hover') || container.contains(document.activeElement))
}

/**
 * Keeps a list of bookings up to date while others work on them. As long as nobody is about to press
 * something in it, it is re-rendered; otherwise nothing moves: rows change in their places, and a
 * sentence tells what waits to be shown.
 */
export function useLiveUpdates<Row extends Pick<Booking, 'id' | 'status'>>(options: LiveUpdatesOptions<Row>) {
  const { rows, limit, fetchLatest, refetch, container, isPaused = false } = options
  const [seen, setSeen] = useState<{ rows: readonly Row[]; changes: Changes<Row> }>()

  const compare = useEffectEvent(async () => {
    if (rows === undefined || document.visibilityState !== 'visible') return
    // What is shown stays as it is when the server does not answer; the top of the page tells since when.
    const found = await fetchLatest().catch(() => undefined)
    if (found) take(rows, found)
  })
  const take = useEffectEvent((shown: readonly Row[], found: readonly Row[]) => {
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

  // What was seen beside other rows than those that are shown now says nothing about these.
  const changes = seen && seen.rows === rows ? seen.changes : NO_CHANGES
  return {
    rows: rows && applyChanges(rows, changes),
    removed: changes.removed,
    notice: describeChanges(changes),
    show: () => void refetch(),
  }
}
