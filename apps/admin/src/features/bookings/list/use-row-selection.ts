import type { Booking } from '@luzzu/domain/contracts'
import { useState } from 'react'

/** The selected ids, and which bookings of a list they select; one that leaves the list is deselected. */
export function useRowSelection() {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())

  return {
    selectedIds,
    setSelectedIds,
    of: (bookings: readonly Booking[] = []) => bookings.filter(({ id }) => selectedIds.has(String(id))),
    clear: () => setSelectedIds(new Set()),
    toggle: (key: string) =>
      setSelectedIds((before) => {
        const next = new Set(before)
        if (!next.delete(key)) next.add(key)
        return next
      }),
  }
}
