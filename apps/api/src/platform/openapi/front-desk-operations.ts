import { describe } from './describe-operation'
import { BOOKING } from './examples'

/** What staff do with bookings beyond deciding on requests. */
export const FRONT_DESK_OPERATIONS = {
  'POST /bookings/{id}/cancel': describe('cancelBooking', 'Bookings', 'Cancel a confirmed booking', {
    takes: ['If-Match'],
    errors: ['invalid-state'],
    headers: ['ETag'],
    bodyExample: { reason: 'A storm is forecast for that morning.' },
    example: { ...BOOKING, status: 'Cancelled', note: null },
  }),
  'PUT /bookings/{id}/attendance': describe(
    'recordAttendance',
    'Bookings',
    'Record whether the customer has come and returned, on the day and after it',
    {
      takes: ['If-Match'],
      errors: ['invalid-state'],
      headers: ['ETag'],
      bodyExample: { state: 'checked_in' },
      example: { ...BOOKING, status: 'Confirmed', attendance: 'checked_in', note: null },
    },
  ),
  'PUT /bookings/{id}/note': describe('changeBookingNote', 'Bookings', 'Change the note of staff', {
    takes: ['If-Match'],
    headers: ['ETag'],
    bodyExample: { note: 'Two children, bring small life jackets.' },
    example: { ...BOOKING, note: 'Two children, bring small life jackets.' },
  }),
}
