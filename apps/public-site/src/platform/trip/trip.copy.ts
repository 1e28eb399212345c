import { formatDateWithWeekday } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

export const TRIP_COPY = {
  before: 'Before you come',
  meetingPoint: 'Meeting point',
  arrival: 'Arrival',
  bring: 'Bring with you',
  requirements: 'Who can take part or drive',
  contact: 'Call or write to us',
  directions: 'Directions',
  call: 'Call us',
  callUs: 'If your plans change, call us:',
  calendar: 'Add to calendar',
  again: 'Book again',
  answer: 'Answer by',
  answerBy: (deadline: string) => `We answer by ${deadline}.`,
  beThereAt: (time: string) => `Be there at ${time}`,
} as const

/** What happens next to a request. */
export const pendingText = (by: string | undefined) =>
  `Our team still has to say yes: we answer your request by email as soon as we can${by ? `, by ${by} at the latest` : ''}.`

/** Toast after a change of the date; `Pending` means that staff have to approve it. */
export function moved({ booking_date, slot_name, status }: Booking): string {
  const place = `Your booking is now on ${formatDateWithWeekday(booking_date)}, ${slot_name}.`
  return status === 'Pending' ? `${place} It is pending until our team has approved it.` : place
}
