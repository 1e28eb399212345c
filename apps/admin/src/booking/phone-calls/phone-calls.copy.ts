import { type CalendarDate, dateIn, formatDateShort, groupPhone, timeIn } from '@luzzu/domain'
import type { BookingCall } from '@luzzu/domain/contracts'
import { countOf } from '../../platform/lists/format-count'
import type { BookedTrip } from './phone-calls'

export const PHONE_CALLS_COPY = {
  noEmail: 'No email address.',
  noMailServer: 'No email goes out, because no mail server is set.',
  pleaseCall: 'Please call',
  customersToCall: 'Customers to call',
  notCalledYet: 'not called yet',
  done: 'Done',
  called: 'Called',
  by: 'by',
  customerCalled: 'Customer called',
  noContact: 'Neither an email address nor a phone number is known.',
  noPhone: 'No phone number is known.',
} as const

export const phoneCallMessages = {
  toCall: (count: number, hasMailServer: boolean) => {
    const reason = hasMailServer
      ? `${countOf(count, 'customer')} ${count === 1 ? 'has' : 'have'} no email address.`
      : PHONE_CALLS_COPY.noMailServer
    return `${reason} ${PHONE_CALLS_COPY.pleaseCall}:`
  },
  notCalled: (count: number) =>
    `${countOf(count, 'customer')} ${count === 1 ? 'has' : 'have'} not been called yet.`,
  /** On the dashboard. */
  notTold: (count: number) =>
    `${countOf(count, 'customer')} ${count === 1 ? 'has' : 'have'} not been told that ${count === 1 ? 'the booking is' : 'their bookings are'} cancelled.`,
  called: (called: number, all: number) => `${called} of ${all} called`,
  /** `Called by Anna Micallef, 14:05`, or of another day `Called by Anna Micallef, Sat, June 20, 14:05`. */
  calledBy({ at, by }: BookingCall, { today, time_zone }: { today: CalendarDate; time_zone: string }) {
    const instant = new Date(at)
    const [date, time] = [dateIn(time_zone, instant), timeIn(time_zone, instant)]
    const when = date === today ? time : `${formatDateShort(date, today)}, ${time}`
    return `${PHONE_CALLS_COPY.called} ${PHONE_CALLS_COPY.by} ${by}, ${when}`
  },
  notRecorded: (name: string, called: boolean, reason: string) =>
    `Couldn’t ${called ? 'save' : 'take back'} that ${name} was called. ${reason}`,
  trip: ({ product_name, booking_date, slot_name, time_range, guests }: BookedTrip, today: CalendarDate) =>
    [
      product_name,
      formatDateShort(booking_date, today),
      `${slot_name} ${time_range}`,
      ...(guests === null ? [] : [countOf(guests, 'guest')]),
    ].join(', '),
  /** A promise of emails, as it is without a mail server. */
  hint: (hint: string, hasMailServer: boolean) =>
    hasMailServer ? hint : `${hint} ${PHONE_CALLS_COPY.noMailServer}`,
  /** After what was done. */
  pleaseCall: (username: string, phone: string) =>
    `Please call ${username}: ${groupPhone(phone).join('\u00a0')}.`,
}
