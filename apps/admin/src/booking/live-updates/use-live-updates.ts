import type { Fetched } from '@luzzu/api-client'
import { useRefetch } from '@luzzu/page/area'
import { type RefObject, useEffectEvent, useState } from 'react'
import { isRetryable } from '../../platform/api-errors'
import type { Source } from '../../platform/refresh/screen-refresh'
import { applyChanges, type Changes, changesBetween, describeChanges, hasChanges, type Row } from './changes'

type LiveUpdatesOptions<Item> = {
  /** The displayed rows, of which at most `limit` are fetched; `undefined` while loading. */
  rows: readonly Item[] | undefined
  limit: number
  /** When the rows were fetched, in milliseconds. */
  fetchedAt: number | undefined
  /** Fetches the same rows from the server. */
  fetchLatest: () => Promise<Fetched<readonly Item[]>>
  /** Refetches the displayed list. */
  refetch: () => unknown
  container: RefObject<HTMLElement | null>
  /** Whether updates are held back, for instance while rows are selected. */
  isPaused?: boolean
}

/** A comparison of the displayed rows with the server. */
type Comparison<Item> = {
  rows: readonly Item[]
  /** What the server had, as of `at`. */
  found: readonly Item[]
  at: number
  changes: Changes<Item>
  isFailing: boolean
}

const NO_CHANGES: Changes<never> = { added: 0, removed: new Set(), changed: [] }

/** Whether the user may be about to click: pointer, focus or dialog is inside. */
function isInUse(container: HTMLElement | null): boolean {
  if (document.querySelector('[role="dialog"]')) return true
  return container !== null && (container.matches(':hover') || container.contains(document.activeElement))
}

/**
 * A list of bookings that other users change. While the user is not interacting with it, the refresh of the screen, which
 * takes its `source`, refetches the list; otherwise rows change in place and a notice announces the rest.
 */
export function useLiveUpdates<Item extends Row>(options: LiveUpdatesOptions<Item>) {
  const { rows, limit, fetchedAt, fetchLatest, container, isPaused = false } = options
  const refetch = useRefetch(options.refetch)
  const [last, setLast] = useState<Comparison<Item>>()
  // A comparison with rows that are no longer displayed, or that were fetched again since, is discarded.
  const ifCurrent = (one: Comparison<Item> | undefined) =>
    one && one.rows === rows && one.at >= (fetchedAt ?? 0) ? one : undefined
  const current = ifCurrent(last)
  const changes = current?.changes ?? NO_CHANGES
  const found = current?.found ?? rows
  const at = current?.at ?? fetchedAt

  async function compare() {
    if (rows === undefined) return
    const { data, error } = await fetchLatest()
    // Without either, the request was given up for another one.
    if (error) fail(rows, error)
    else if (data) take(rows, data)
  }
  /** The displayed rows stay, and what was found since; the topbar shows since when they may be stale. */
  const fail = useEffectEvent((shown: readonly Item[], error: unknown) => {
    if (shown !== rows || fetchedAt === undefined) return
    const unchanged = { rows: shown, found: shown, at: fetchedAt, changes: NO_CHANGES }
    setLast((newest) => ({ ...(ifCurrent(newest) ?? unchanged), isFailing: isRetryable(error) }))
  })
  const take = useEffectEvent((shown: readonly Item[], seen: readonly Item[]) => {
    if (shown !== rows) return
    const now = changesBetween(shown, seen, limit)
    if (hasChanges(now) && !isPaused && !isInUse(container.current)) return void refetch()
    setLast({ rows: shown, found: seen, at: Date.now(), changes: now, isFailing: false })
  })

  const source: Source = { refresh: compare, at, isFailing: current?.isFailing ?? false }
  return {
    source,
    rows: rows && applyChanges(rows, changes),
    /** The newest rows that are known, with what the notice announces: when they were fetched, and how many more there are. */
    latest: found && { rows: found, at, more: changes.added - changes.removed.size },
    removed: changes.removed,
    notice: describeChanges(changes),
    show: () => void refetch(),
  }
}
