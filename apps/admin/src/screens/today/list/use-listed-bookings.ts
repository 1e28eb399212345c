import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { useState } from 'react'
import { isMissing } from '../../../booking/attendance/count-attendance'
import type { View } from '../day-view'

/** What a view of the day lists of its bookings. */
export function useListedBookings(bookings: readonly ManifestEntry[], view: View): readonly ManifestEntry[] {
  const missing = useMissing(bookings, view === 'late')
  if (view === 'late') return missing
  return view === 'pending' ? bookings.filter(({ status }) => status === 'Pending') : bookings
}

/**
 * Who is late or was not checked in, and who was since their view is open: a line stays where it was pressed, and a slip can
 * be taken back there.
 */
function useMissing(bookings: readonly ManifestEntry[], isOpen: boolean): readonly ManifestEntry[] {
  const { time_zone } = useSite()
  const now = useNow()
  const [seen, setSeen] = useState<readonly number[]>([])
  if (!isOpen) {
    if (seen.length > 0) setSeen([])
    return []
  }
  const missing = bookings.filter(
    (booking) => seen.includes(booking.id) || isMissing(booking, time_zone, now),
  )
  if (missing.some(({ id }) => !seen.includes(id))) setSeen(missing.map(({ id }) => id))
  return missing
}
