import { type CancellationKind, formatDateWithWeekday, statusAfterMove } from '@luzzu/domain'
import type { Booking, Site } from '@luzzu/domain/contracts'
import { endSentence } from '../end-sentence'

export const TRIP_COPY = {
  before: 'Before you come',
  meetingPoint: 'Meeting point',
  arrival: 'Arrival',
  bring: 'Bring with you',
  requirements: 'Who can take part or drive',
  contact: 'Call or write to us',
  payment: 'Payment',
  directions: 'Directions',
  call: 'Call us',
  callUs: 'If your plans change, call us:',
  calendar: 'Add to calendar',
  again: 'Book again',
  stay: 'Please don’t set out before we have confirmed.',
  unheard: 'If you haven’t heard from us in time, call us.',
  answerBy: (deadline: string) => `We answer by ${deadline}.`,
  beThereAt: (time: string) => `Be there at ${time}`,
} as const

/** Before a request is answered. */
export const NOT_CERTAIN = `${TRIP_COPY.stay} ${TRIP_COPY.unheard}`

/** Whether customers can be promised an email; as long as nothing else is known, they can. */
export const sendsMail = ({ has_mail_server = true }: Pick<Site, 'has_mail_server'>) => has_mail_server

/** How a request goes on, and where its answer is read without an email. */
export function answerText(by: string | undefined, site: Site, place = 'in My Bookings'): string {
  const how = sendsMail(site)
    ? `we answer by email${by ? ',' : ' as soon as we can'}`
    : `you see our answer ${place}${by ? ',' : ''}`
  return `Our team still has to say yes: ${how}${by ? ` by ${by} at the latest` : ''}.`
}

/** The same beside the booking, with what it means for the day, where the phone is told as well. */
export const pendingText = (by: string | undefined, site: Site) =>
  `${answerText(by, site, 'here')} ${TRIP_COPY.stay}`

/** How a booking came to be cancelled, as its customer reads it, who need not be told what they did. */
export const CANCELLED_TEXTS: Partial<Record<CancellationKind, string>> = {
  declined: 'We are sorry: we could not take this booking.',
  cancelled: 'We are sorry: we had to cancel this booking.',
  'called-off': 'We are sorry: we had to call off this booking.',
  expired: 'We are sorry: we did not confirm this request in time.',
}

/** What a change of the date by its customer means for a booking. */
export function moveConsequence(booking: Booking, site: Site): string {
  const { status, booking_date } = booking
  const heard = sendsMail(site) ? ' We’ll email you.' : ''
  if (isConfirmedAtOnce(booking, site)) return `The new date is confirmed at once.${heard}`
  const answered = heard || ' You see our answer here.'
  if (status !== 'Confirmed') return `Our team still has to approve the new date.${answered}`
  return `Your confirmed place on ${formatDateWithWeekday(booking_date)} is released, and the new one is pending until our team has approved it.${answered}`
}

/** What a change of the date gives up, in short; `undefined` where nothing is. */
export const moveWarning = (booking: Booking, site: Site): string | undefined =>
  booking.status === 'Confirmed' && !isConfirmedAtOnce(booking, site)
    ? 'You give up your confirmed place; the new one needs our approval.'
    : undefined

const isConfirmedAtOnce = ({ status }: Booking, { auto_confirm = false }: Site) =>
  statusAfterMove('customer', status, auto_confirm) === 'Confirmed'

/** Toast after a change of the date; `Pending` means that staff have to approve it. */
export function moved({ booking_date, slot_name, status }: Booking): string {
  const place = endSentence(`Your booking is now on ${formatDateWithWeekday(booking_date)}, ${slot_name}`)
  return status === 'Pending' ? `${place} It is pending until our team has approved it.` : place
}
