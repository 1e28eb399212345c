import type { Booking } from '@luzzu/domain/contracts'
import { useState } from 'react'

/** Which bookings of the list are ticked. What has left the list is not, whatever was ticked before. */
export function useTicks(bookings: readonly Booking[] = []) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())

  return {
    ticked,
    setTicked,
    selected: bookings.filter(({ id }) => ticked.has(String(id))),
    clear: () => setTicked(new Set()),
    toggle: (key: string) =>
      setTicked((before) => {
        const next = new Set(before)
        if (!next.delete(key)) next.add(key)
        return next
      }),
  }
}
