import type { Fields, Validated } from '../fields'
import type { BookingStatus } from './booking-status'

/** Whether staff can record that they have called a customer: only who is told of a cancellation waits for it. */
export const canRecordCall = (status: BookingStatus): boolean => status === 'Cancelled'

export const PHONE_CALL_MESSAGES = {
  required: 'Called is required',
  unknown: 'Called must be true or false',
  notPossible: 'Only customers of cancelled bookings can be marked as called.',
} as const

export const validateCalled = ({ called }: Fields<'called'>): Validated<{ called: boolean }> =>
  typeof called === 'boolean'
    ? { ok: true, value: { called } }
    : {
        ok: false,
        errors: {
          called: called === undefined ? PHONE_CALL_MESSAGES.required : PHONE_CALL_MESSAGES.unknown,
        },
      }
