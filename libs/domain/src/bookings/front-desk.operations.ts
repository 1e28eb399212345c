import Type from 'typebox'
import { defineOperations } from '../operation'
import { validateAttendance, validateCancellation, validateNote } from './booking-changes'
import { BOOKING_EXAMPLE, MANIFEST_ENTRY_EXAMPLE } from './booking-example'
import {
  AttendanceChangeSchema,
  BookingSchema,
  CalledChangeSchema,
  CancellationSchema,
  ManifestEntrySchema,
  NoteChangeSchema,
} from './bookings.contract'
import { BOOKING_SELECTION } from './bookings.operations'
import { validateCalled } from './phone-call'

/** What staff do with bookings beyond deciding on requests. */
export const frontDeskOperations = defineOperations('Bookings', {
  'POST /bookings/:id/cancel': {
    id: 'cancelBooking',
    summary: 'Cancel a confirmed booking',
    access: 'admin',
    scope: 'bookings:write',
    body: CancellationSchema,
    validate: validateCancellation,
    answer: { 200: BookingSchema },
    takes: ['If-Match'],
    headers: ['ETag', 'Undo-Expires-In'],
    errors: ['invalid-state', 'refund-changed'],
    bodyExample: { reason: 'A storm is forecast for that morning.' },
    example: { ...BOOKING_EXAMPLE, status: 'Cancelled', note: null },
  },
  'PUT /bookings/:id/attendance': {
    id: 'recordAttendance',
    summary: 'Record whether the customer has come and returned, on the day and after it',
    access: 'admin',
    scope: 'bookings:write',
    body: AttendanceChangeSchema,
    validate: validateAttendance,
    answer: { 200: BookingSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    errors: ['invalid-state'],
    bodyExample: { state: 'checked_in' },
    example: { ...BOOKING_EXAMPLE, status: 'Confirmed', attendance: 'checked_in', note: null },
  },
  'PUT /bookings/:id/called': {
    id: 'recordCall',
    summary: 'Record whether the customer was called about the cancellation; the first caller stays',
    access: 'admin',
    body: CalledChangeSchema,
    validate: validateCalled,
    answer: { 200: BookingSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    errors: ['invalid-state'],
    bodyExample: { called: true },
    example: {
      ...BOOKING_EXAMPLE,
      status: 'Cancelled',
      called: { at: '2026-07-09T16:25:00.000Z', by: 'Anna Micallef' },
    },
  },
  'PUT /bookings/:id/note': {
    id: 'changeBookingNote',
    summary: 'Change the note of staff',
    access: 'admin',
    body: NoteChangeSchema,
    validate: validateNote,
    answer: { 200: BookingSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    bodyExample: { note: 'Two children, bring small life jackets.' },
    example: { ...BOOKING_EXAMPLE, note: 'Two children, bring small life jackets.' },
  },
  'DELETE /bookings/:id/contact': {
    id: 'eraseGuest',
    summary: 'Erase a guest without an account: all bookings with the address stay without a name',
    access: 'admin',
    answer: { 204: Type.Null() },
    errors: ['in-use', 'invalid-state'],
  },
  'GET /exports/bookings.csv': {
    id: 'exportBookings',
    summary: 'Download bookings as CSV',
    access: 'admin',
    scope: 'bookings:read',
    query: Type.Object(BOOKING_SELECTION),
    produces: 'text/csv',
    answer: { 200: Type.String({ description: 'A table of bookings' }) },
    headers: ['Content-Disposition'],
  },
  'GET /manifests/:date': {
    id: 'getManifest',
    summary: 'List the bookings of one day with contacts',
    access: 'admin',
    params: Type.Object({ date: Type.String({ description: 'YYYY-MM-DD' }) }),
    answer: { 200: Type.Array(ManifestEntrySchema) },
    example: [MANIFEST_ENTRY_EXAMPLE],
  },
})
