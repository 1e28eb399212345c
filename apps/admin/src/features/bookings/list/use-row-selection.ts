import type { Booking } from '@luzzu/domain/contracts'
import { useState } from 'react'

/** Which bookings of the list are ticked. What has left the list is not, whatever was ticked before. */
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
