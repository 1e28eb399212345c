import { formatDateWithWeekday, pluralize } from '@luzzu/domain'
import { attendanceMessages } from '../../booking/attendance/attendance.copy'
import type { RestOfDay } from './rest-of-day'

export const CASH_UP_COPY = {
  title: 'Cash-up',
  loading: 'Loading the cash-up…',
  notLoaded: 'Couldn’t load the cash-up.',
  method: 'Method',
  expected: 'Expected',
  counted: 'Counted',
  difference: 'Difference',
  /** What is expected is made of. */
  breakdown: {
    taken: 'Payments',
    deposits_taken: 'Damage deposits',
    refunded: 'Refunds',
    deposits_returned: 'Damage deposits given back',
  },
  hint: 'What was taken minus what was given back on this day, damage deposits included.',
  note: 'Note',
  noteHint: 'Why the amounts differ, if they do.',
  close: 'Close the day',
  print: 'Print',
  payments: 'Show the payments of this day',
  future: 'This day has not begun yet.',
  recent: 'Days before',
  open: 'Open',
  closed: 'Closed',
  nothing: 'Nothing to count',
  keepOpen: 'Keep it open',
} as const

export const cashUpMessages = {
  title: (date: string) => `Cash-up, ${formatDateWithWeekday(date)}`,
  countedLabel: (method: string) => `${COUNTED} ${method.toLowerCase()}`,
  question: (date: string) => `Close ${formatDateWithWeekday(date)}?`,
  consequence:
    'After that no payment or refund of this day in cash, by card terminal or by bank transfer can be recorded or reversed. This cannot be undone.',
  /** Of a day that is not over, of which it is said already that it takes nothing more. */
  consequenceToday: 'What is recorded by now cannot be reversed either, and closing cannot be undone.',
  notOver: 'The day is not over',
  /** `2 bookings still to come, 1 out, 25 not checked in`, with what there is of that. */
  rest: ({ coming, out, awaited }: Omit<RestOfDay, 'due'>) =>
    [
      coming > 0 && `${pluralize(coming, 'booking')} still to come`,
      out > 0 && `${out} out`,
      awaited > 0 && attendanceMessages.absent(awaited),
    ]
      .filter(Boolean)
      .join(', '),
  due: (amount: string) => `${amount} still due`,
  noneUntilTomorrow:
    'Once it is closed, no payment in cash, by card terminal or by bank transfer can be recorded until tomorrow.',
  noDifference: 'The amounts are as expected.',
  difference: (parts: readonly string[]) => `Difference: ${parts.join(', ')}.`,
  changed: (method: string, now: string, before: string) =>
    `Expected ${method.toLowerCase()} is now ${now}, it was ${before}.`,
  done: (date: string) => `${formatDateWithWeekday(date)} is closed.`,
  failed: (reason: string) => `Couldn’t close the day. ${reason}`,
  closedBy: (name: string) => `Closed by ${name}`,
  show: (date: string) => `Cash-up of ${formatDateWithWeekday(date)}`,
}

const COUNTED = 'Counted,'
