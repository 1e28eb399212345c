import { CREATED_ONCE, describe, type OperationDescription } from './describe-operation'
import * as examples from './examples'

/** Closures of days, products, slots and units. */
export const CLOSURE_OPERATIONS: Record<string, OperationDescription> = {
  'GET /closures': describe('listClosures', 'Staff', 'List closures; without bounds from today on', {
    example: [examples.CLOSURE],
  }),
  'GET /closures/preview': describe(
    'previewClosure',
    'Staff',
    'Bookings that a closure would affect, without creating it',
    { example: { affected: 1, bookings: [examples.MANIFEST_ENTRY] } },
  ),
  'GET /closures/{id}': describe('getClosure', 'Staff', 'Get one closure', { example: examples.CLOSURE }),
  'POST /closures': describe('createClosure', 'Staff', 'Close days, a product, a slot or units', {
    ...CREATED_ONCE,
    headers: ['Location'],
    bodyExample: examples.CLOSURE_REQUEST,
    example: { ...examples.CLOSURE, affected: 3 },
  }),
  'DELETE /closures/{id}': describe('deleteClosure', 'Staff', 'Open again what a closure has closed'),
  'GET /closures/{id}/bookings': describe(
    'listAffectedBookings',
    'Staff',
    'List the bookings that exceed what a closure leaves, the latest made first',
    { example: [examples.MANIFEST_ENTRY] },
  ),
  'POST /closures/{id}/call-off': describe(
    'callOffBookings',
    'Staff',
    'Cancel the bookings that exceed what a closure leaves, and email their customers',
    {
      bodyExample: { message: 'A gale is forecast. Please choose another day.' },
      example: { cancelled: 3 },
    },
  ),
  'POST /closures/{id}/undo': describe('undoCallOff', 'Staff', 'Undo the call-off of a closure', {
    errors: ['invalid-state', 'slot-taken'],
    example: { restored: 3 },
  }),
}
