import type { Booking } from '@luzzu/domain/contracts'
import { useState } from 'react'

const NOTHING: ReadonlySet<string> = new Set()

/**
 * The selected ids, and which bookings of a list they select; one that leaves the list is deselected. `question` is what
 * the list answers, such as filters and page: the selection ends with it.
 */
export function useRowSelection(question: string) {
  const [selection, setSelection] = useState({ question, ids: NOTHING })
  // Also when the question before is asked again.
  if (selection.question !== question) setSelection({ question, ids: NOTHING })
  const selectedIds = selection.question === question ? selection.ids : NOTHING
  const setSelectedIds = (ids: ReadonlySet<string>) => setSelection({ question, ids })

  return {
    selectedIds,
    setSelectedIds,
    of: (bookings: readonly Booking[] = []) => bookings.filter(({ id }) => selectedIds.has(String(id))),
    clear: () => setSelectedIds(NOTHING),
    toggle(key: string) {
      const next = new Set(selectedIds)
      if (!next.delete(key)) next.add(key)
      setSelectedIds(next)
    },
  }
}
