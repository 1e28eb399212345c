import Type from 'typebox'
import { AvailabilityPeriodSchema, AvailabilitySchema } from '../catalogue/catalogue.contract'
import { AVAILABILITY_EXAMPLE } from '../catalogue/products.operations'
import { ORDER_QUERY, PAGE_QUERY } from '../list.contract'
import { defineOperations } from '../operation'
import { validateStatusChange } from './booking-changes'
import { BOOKING_EXAMPLE } from './booking-example'
import {
  BOOKING_SORTS,
  BookingChangeSchema,
  BookingMoveSchema,
  BookingRequestSchema,
  BookingSchema,
} from './bookings.contract'

/** Which bookings, in which order. */
export const BOOKING_SELECTION = {
  q: Type.Optional(
    Type.String({
      description:
        'The beginning of an id, words of the user, product and phone number in any order, or a reference of a reseller',
    }),
  ),
  date: Type.Optional(Type.String({ description: 'YYYY-MM-DD' })),
  status: Type.Optional(Type.String({ description: 'Pending, Confirmed or Cancelled' })),
  source: Type.Optional(Type.String({ description: 'Who made it: site, staff or reseller' })),
  customer: Type.Optional(Type.Integer({ description: 'The id of the account that they belong to' })),
  sort: Type.Optional(Type.Enum([...BOOKING_SORTS], { default: 'id', description: 'Column to sort by' })),
  ...ORDER_QUERY,
}

export const bookingOperations = defineOperations('Bookings', {
  'GET /bookings': {
    id: 'listBookings',
    summary: 'List, search and page through bookings',
    access: 'admin',
    scope: 'bookings:read',
    query: Type.Object({ ...BOOKING_SELECTION, ...PAGE_QUERY }),
    answer: { 200: Type.Array(BookingSchema) },
    headers: ['Link', 'X-Total-Count'],
    example: [BOOKING_EXAMPLE],
  },
  'GET /bookings/user/:id': {
    id: 'listBookingsOfUser',
    summary: 'List the bookings of one user',
    access: 'owner',
    answer: { 200: Type.Array(BookingSchema) },
    example: [BOOKING_EXAMPLE],
  },
  'GET /bookings/:id': {
    id: 'getBooking',
    summary: 'Get one booking',
    access: 'customer',
    guests: 'order-token',
    scope: 'bookings:read',
    answer: { 200: BookingSchema },
    headers: ['ETag'],
    example: BOOKING_EXAMPLE,
  },
  'POST /bookings': {
    id: 'createBooking',
    summary: 'Request a booking',
    access: 'customer',
    scope: 'bookings:write',
    body: BookingRequestSchema,
    answer: { 201: BookingSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location', 'ETag'],
    errors: ['slot-taken', 'closed', 'price-changed', 'payment-required'],
    bodyExample: {
      booking_date: '2026-07-10',
      id_product_fk: 2,
      slot_id: 1,
      total_price: 135,
      addon_ids: [4],
      guests: 2,
    },
    example: BOOKING_EXAMPLE,
  },
  'PUT /bookings/:id': {
    id: 'changeBookingStatus',
    summary: 'Approve, decline or cancel a booking',
    access: 'customer',
    scope: 'bookings:write',
    body: BookingChangeSchema,
    validate: validateStatusChange,
    answer: { 200: BookingSchema },
    takes: ['If-Match'],
    headers: ['ETag', 'Undo-Expires-In'],
    errors: ['invalid-state', 'refund-changed'],
    bodyExample: { status: 'Confirmed' },
    example: { ...BOOKING_EXAMPLE, status: 'Confirmed' },
  },
  'DELETE /bookings/:id': {
    id: 'deleteBooking',
    summary: 'Delete a booking',
    access: 'admin',
    answer: { 204: Type.Null() },
    takes: ['If-Match'],
    headers: ['Undo-Expires-In'],
    errors: ['in-use'],
  },
  'POST /bookings/:id/undo': {
    id: 'undoBooking',
    summary: 'Undo the newest decline or deletion',
    access: 'admin',
    scope: 'bookings:write',
    answer: { 200: BookingSchema },
    headers: ['ETag'],
    errors: ['invalid-state', 'slot-taken'],
    example: BOOKING_EXAMPLE,
  },
  'POST /bookings/:id/move': {
    id: 'moveBooking',
    summary: 'Move a booking to another date or slot, or change its guests',
    access: 'customer',
    guests: 'order-token',
    scope: 'bookings:write',
    body: BookingMoveSchema,
    answer: { 200: BookingSchema },
    takes: ['If-Match'],
    headers: ['ETag'],
    errors: ['invalid-state', 'price-changed', 'slot-taken', 'too-many-requests'],
    bodyExample: { booking_date: '2026-07-09', slot_id: 2 },
    example: {
      ...BOOKING_EXAMPLE,
      booking_date: '2026-07-09 00:00:00',
      slot_name: 'Afternoon',
      time_range: '13:00-18:00',
      slot_id: 2,
    },
  },
  'GET /bookings/:id/availability': {
    id: 'getAvailabilityForBooking',
    summary: 'Remaining units for moving a booking, whose own place counts as free',
    access: 'customer',
    guests: 'order-token',
    query: AvailabilityPeriodSchema,
    answer: { 200: AvailabilitySchema },
    example: AVAILABILITY_EXAMPLE,
  },
})
