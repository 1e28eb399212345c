import type { ManifestEntry } from '@luzzu/domain/contracts'
import type { DecidableBooking, Decision } from '../../../booking/decisions/booking-decisions'

/** What can be done about a booking of the day. */
export type RowActions = {
  onView: (booking: ManifestEntry) => void
  onDecide: (decision: Decision, booking: DecidableBooking) => void
  onMove: (booking: ManifestEntry) => void
}
