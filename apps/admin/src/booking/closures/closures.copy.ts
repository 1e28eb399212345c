import {
  formatDateWithWeekday,
  formatMonth,
  monthOf,
  type Period,
  slotsClosedWith,
  UNDO_SECONDS,
} from '@luzzu/domain'
import type { Closure, Product, TimeSlot } from '@luzzu/domain/contracts'
import { countOf } from '../../platform/lists/format-count'

export const CLOSURES_COPY = {
  isOver: 'This day is over.',
  exists: 'The very same closure exists already.',
  title: 'Closures',
  add: 'Add closure',
  formTitle: 'Close days, products or units',
  cancel: 'Cancel',
  closed: 'Closed:',
  everything: 'The whole business',
  wholeDay: 'The whole day',
  previewing: 'Checking which bookings are affected…',
  notPreviewed: 'Couldn’t check which bookings are affected.',
  noneAffected: 'No booking is affected.',
  unreached: 'You would then call those whom no email reaches.',
  notAdded: 'Couldn’t add the closure.',
  none: 'Nothing is closed.',
  howToClose: 'Choose a day of the calendar to close it, or some of its time slots, products or units.',
  notLoaded: 'Couldn’t load the closures.',
  loading: 'Loading closures',
  remove: 'Remove',
  show: 'Show this closure',
  calledOffStay: 'Once it is removed, you find them among the',
  cancelledBookings: 'cancelled bookings',
  showCancelled: 'Show bookings',
  callOff: 'Call off…',
  done: 'Done',
  message: 'Message to the customers',
  messageHint:
    'Each customer gets it by email, with a link to choose another day. Customers with an account read it in My Bookings, too.',
  messageHintWithoutMailServer:
    'Customers with an account read it in My Bookings. No mail server is set, so no customer gets it by email.',
} as const

/** `undefined` where they could not be loaded. */
type Names = { products: readonly Product[] | undefined; slots: readonly TimeSlot[] | undefined }

const nameOf = (records: readonly { id: number; name: string }[], wanted: number | null) =>
  records.find(({ id }) => id === wanted)?.name
const inBookings = (count: number) => countOf(count, 'booking')

/** `Saturday, June 20, 2026` or `Saturday, June 20, 2026 to Monday, June 22, 2026`. */
export function closureDays({ from_date, to_date }: Pick<Closure, 'from_date' | 'to_date'>): string {
  return from_date === to_date
    ? formatDateWithWeekday(from_date)
    : `${formatDateWithWeekday(from_date)} to ${formatDateWithWeekday(to_date)}`
}

/** `The whole business`, or `2 units of Painted Luzzu, Morning`. */
export function closureScope(
  { product_id, slot_id, units }: Pick<Closure, 'product_id' | 'slot_id' | 'units'>,
  { products, slots }: Names,
): string {
  const product = products ? (nameOf(products, product_id) ?? 'A deleted product') : 'A product'
  const what = product_id === null ? CLOSURES_COPY.everything : product
  const part = product_id === null ? 'each product' : what
  const slot = slots ? (nameOf(slots, slot_id) ?? 'a deleted time slot') : 'a time slot'
  return [
    units === null ? what : `${countOf(units, 'unit')} of ${part}`,
    ...(slot_id === null ? [] : [slot]),
  ].join(', ')
}

type Closed = Pick<Closure, 'product_id' | 'slot_id' | 'units'>

function closedBesides({ product_id, slot_id }: Closed, slots: readonly TimeSlot[]) {
  const slot = slots.find(({ id }) => id === slot_id)
  const names = slot ? slotsClosedWith(slot, slots, product_id).map(({ name }) => name) : []
  return { timeRange: slot?.time_range ?? '', names }
}

/** In the form, below the time slot: `Time slots that overlap 11:30–14:00 are closed too: Morning, Afternoon.` */
export function overlapHint(closed: Closed, slots: readonly TimeSlot[]): string | undefined {
  const { timeRange, names } = closedBesides(closed, slots)
  if (names.length === 0) return undefined
  const subject = `Time slots that overlap ${timeRange.replace('-', '–')}`
  const verb = closed.units === null ? 'are closed' : `lose ${countOf(closed.units, 'unit')},`
  return `${subject} ${verb} too: ${names.join(', ')}.`
}

/** `Also closes Afternoon and Full Day, which overlap it.`: what a closed slot closes besides; empty where that is nothing. */
export function closureOverlap(closed: Closed, slots: readonly TimeSlot[] = []): string {
  const { units } = closed
  const { names } = closedBesides(closed, slots)
  if (names.length === 0) return ''
  const what = units === null ? '' : `${countOf(units, 'unit')} in `
  const verb = names.length === 1 ? 'overlaps' : 'overlap'
  return `Also closes ${what}${new Intl.ListFormat('en-US').format(names)}, which ${verb} it.`
}

function closedSlotsAmong(count: number, requests: number): string {
  if (requests === 1) return 'This slot is closed'
  if (count === requests) return 'The slots of all these bookings are closed'
  return count === 1
    ? 'The slot of one of these bookings is closed'
    : `The slots of ${count} of these bookings are closed`
}

function whatIsClosed({
  from_date,
  to_date,
  ...part
}: Pick<Closure, 'from_date' | 'to_date'> & Closed): string {
  if (Object.values(part).some((value) => value !== null)) return 'This is'
  return from_date === to_date ? 'This day is' : 'These days are'
}

export const closureMessages = {
  affected: (count: number) => `${inBookings(count)} no longer ${count === 1 ? 'fits' : 'fit'}.`,
  /** Before a closure is added. */
  stays: (count: number) =>
    count === 1 ? 'It stays booked until you call it off.' : 'They stay booked until you call them off.',
  closed: (days: string) => `Closed: ${days}.`,
  closedFor: (reason: string) => (reason ? `Closed: ${reason}` : 'Closed'),
  /** Before requests are approved: `This slot is closed: gale.`, `The slots of 2 of these bookings are closed: gale, regatta.` */
  slotsAreClosed(reasons: readonly string[], requests: number) {
    const causes = [...new Set(reasons.filter(Boolean))].join(', ')
    return `${closedSlotsAmong(reasons.length, requests)}${causes && `: ${causes}`}.`
  },
  /** In the form of a new closure. */
  closedAlready: (scope: Pick<Closure, 'from_date' | 'to_date'> & Closed, reason: string) =>
    `${whatIsClosed(scope)} closed already${reason && `: ${reason}`}.`,
  /** Above the closures of other days. Near the end of a month its calendar has days of the next one. */
  noneIn: (month: string, { to }: Period) =>
    `Nothing is closed ${monthOf(to) === month ? `in ${formatMonth(month)}` : `until ${formatDateWithWeekday(to)}`}. On other days:`,
  more: (count: number) => `and ${count} more`,
  /** Behind “Customers to call”. */
  afterClosure: (closure: string) => `after the closure of ${closure}`,
  calledOffTitle: (count: number) => `${inBookings(count)} called off`,
  removeTitle: 'Remove this closure?',
  removeConsequence: (what: string, isClosedOtherwise: boolean) =>
    `${what} ${isClosedOtherwise ? 'stays closed: another closure covers it' : 'can be booked again'}. Bookings that were called off stay cancelled.`,
  removed: (uncalled: string) => ['Closure removed.', uncalled].filter(Boolean).join(' '),
  notRemoved: (reason: string) => `Couldn’t remove the closure. ${reason}`,
  details: (days: string) => `Details of the closure of ${days}`,
  removeLabel: (days: string) => `Remove the closure of ${days}`,
  callOffLabel: (days: string) => `Call off the affected bookings of ${days}`,
  reasonAsMessage: (reason: string) => `Use the reason: ${reason}`,
  callOffTitle: (count: number) => `Call off ${inBookings(count)}?`,
  callOffConfirm: (count: number) => `Call off ${inBookings(count)}`,
  callOffConsequence: (count: number) =>
    `We’ll cancel ${count === 1 ? 'it' : 'them all at once'}. You can undo this for ${UNDO_SECONDS} seconds.`,
  paid: (count: number, total: number, amount: string) =>
    `${total === 1 ? 'It has' : `${count} of them ${count === 1 ? 'has' : 'have'}`} paid ${amount}, which we’ll refund: to cards by itself; hand over the rest under Payments, “Refunds to hand over”.`,
  calledOff: (count: number) => `${inBookings(count)} called off.`,
  notCalledOff: (reason: string) => `Couldn’t call off the bookings. ${reason}`,
  restored: (count: number) => `${inBookings(count)} restored.`,
  notRestored: (reason: string) => `Couldn’t restore the bookings. ${reason}`,
}
