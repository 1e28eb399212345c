import type { Booking } from '@luzzu/domain/contracts'
import { useState } from 'react'

/** The selected bookings. A booking that has left the list is no longer selected. */
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
