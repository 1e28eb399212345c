import { paymentNoteFor } from '@luzzu/domain'
import type { Booking, Site } from '@luzzu/domain/contracts'
import type { DescriptionItem } from '@luzzu/ui'
import { TRIP_COPY } from './trip.copy'

/** How what is left of its price is paid, where the business says so. */
export function paymentRow(booking: Booking, site: Site): DescriptionItem[] {
  const note = paymentNoteFor(booking, site)
  return note ? [{ term: TRIP_COPY.payment, detail: note }] : []
}
