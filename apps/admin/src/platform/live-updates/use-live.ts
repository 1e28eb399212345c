import type { Booking } from '@luzzu/domain/contracts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Changes, changesBetween, describeChanges, hasChanges, inPlace } from './changes'

/** How often the server is asked what has changed, in milliseconds. */
const PAUSE = 10_000

type LiveOptions<Row> = {
  /** The rows that are shown, of which at most `limit` are fetched; none while they are on their way. */
  rows: readonly Row[] | undefined
  limit: number
  /** The same rows as they are on the server now. */
  look: () => Promise<readonly Row[]>
  /** Fetches anew what is shown. */
  refetch: () => unknown
  place: RefObject<HTMLElement | null>
  /** Nothing may move, although no hand is near. */
  isHeld?: boolean
}

const NO_CHANGES: Changes<never> = { added: 0, gone: new Set(), changed: [] }

/** Whether somebody is about to press something there: with the pointer, the keyboard or in a dialog. */
function isNear(place: HTMLElement | null): boolean {
  if (document.querySelector('[role="dialog"]')) return true
  return place !== null && (place.matches(':hover') || place.contains(document.activeElement))
}

/**
 * Keeps a list of bookings up to date while others work on them. As long as nobody is about to press
 * something in it, it is shown anew; otherwise nothing moves: rows change in their places, and a
 * sentence tells what waits to be shown.
 */
export function useLive<Row extends Pick<Booking, 'id' | 'status'>>(options: LiveOptions<Row>) {
  const { rows, limit, look, refetch, place, isHeld = false } = options
  const [seen, setSeen] = useState<{ rows: readonly Row[]; changes: Changes<Row> }>()

  const compare = useEffectEvent(async () => {
    if (rows === undefined || document.visibilityState !== 'visible') return
    // What is shown stays as it is when the server does not answer; the top of the page tells since when.
    const found = await look().catch(() => undefined)
    if (found) take(rows, found)
  })
  const take = useEffectEvent((shown: readonly Row[], found: readonly Row[]) => {
    if (shown !== rows) return
    const changes = changesBetween(shown, found, limit)
    if (!hasChanges(changes)) return setSeen(undefined)
    if (isHeld || isNear(place.current)) return setSeen({ rows: shown, changes })
    refetch()
  })

  useEffect(() => {
    const timer = setInterval(() => void compare(), PAUSE)
    return () => clearInterval(timer)
  }, [])

  // What was seen beside other rows than those that are shown now says nothing about these.
  const changes = seen && seen.rows === rows ? seen.changes : NO_CHANGES
  return {
    rows: rows && inPlace(rows, changes),
    gone: changes.gone,
    news: describeChanges(changes),
    show: () => void refetch(),
  }
}
