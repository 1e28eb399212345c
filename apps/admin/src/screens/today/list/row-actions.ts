import type { ManifestEntry } from '@luzzu/domain/contracts'
import type { DecidableBooking, Decision } from '../../../booking/decisions/booking-decisions'

/** What can be done about a booking of the day. */
export type RowActions = {
  onDecide: (decision: Decision, booking: DecidableBooking) => void
  onMove: (booking: ManifestEntry) => void
}
