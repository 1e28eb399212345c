import type { Booking } from '@luzzu/domain/contracts'
import { useState } from 'react'

/** The selected bookings; one that leaves the list is deselected. */
export function useRowSelection(bookings: readonly Booking[] = []) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())

  return {
    selectedIds,
    setSelectedIds,
    selected: bookings.filter(({ id }) => selectedIds.has(String(id))),
    clear: () => setSelectedIds(new Set()),
    toggle: (key: string) =>
      setSelectedIds((before) => {
        const next = new Set(before)
        if (!next.delete(key)) next.add(key)
        return next
      }),
  }
}
