/** Something on the screen that the server may change. */
export type Source = {
  /** Brings it up to date. */
  refresh: () => unknown
  /** When what is shown of it was fetched, in milliseconds; `undefined` before the first answer. */
  at: number | undefined
  /** Whether its last request failed in a way that may pass. */
  isFailing: boolean
}

/** How current a screen is: as its oldest source. */
export type ScreenStatus = Pick<Source, 'at' | 'isFailing'>

const earliest = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)

export function statusOf(sources: Iterable<ScreenStatus>): ScreenStatus {
  let status: ScreenStatus = { at: undefined, isFailing: false }
  for (const { at, isFailing } of sources) {
    status = { at: earliest(status.at, at), isFailing: status.isFailing || isFailing }
  }
  return status
}

/** Everything on a screen that is refreshed, together. */
export function createScreenRefresh() {
  const sources = new Map<string, Source>()
  const listeners = new Set<() => void>()
  let status = statusOf([])

  function update() {
    const next = statusOf(sources.values())
    if (next.at === status.at && next.isFailing === status.isFailing) return
    status = next
    for (const listener of listeners) listener()
  }

  return {
    refresh() {
      for (const source of sources.values()) source.refresh()
    },
    set(key: string, source: Source) {
      sources.set(key, source)
      update()
    },
    remove(key: string) {
      sources.delete(key)
      update()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    status: () => status,
  }
}

export type ScreenRefresh = ReturnType<typeof createScreenRefresh>
