import { OPERATIONS as DECLARED, type ProblemCode, type Tag } from '@luzzu/domain/contracts'
import { ACCOUNT_OPERATIONS } from './account-operations'
import { CLOSURE_OPERATIONS } from './closure-operations'
import { CREATED_ONCE, describe, type OperationDescription } from './describe-operation'
import * as examples from './examples'
import { FRONT_DESK_OPERATIONS } from './front-desk-operations'
import { PRICING_OPERATIONS } from './pricing-operations'

type Resource = { tag: Tag; one: string; many: string; path: string; example: object; body: object }

const pascal = (text: string) => text.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The five operations of each catalogue resource. */
function crud({ tag, one, many, path, example, body }: Resource): Record<string, OperationDescription> {
  const [single, plural] = [pascal(one), pascal(many)]
  return {
    [`GET ${path}`]: describe(`list${plural}`, tag, `List ${many}`, {
      headers: ['ETag'],
      example: [example],
    }),
    [`GET ${path}/{id}`]: describe(`get${single}`, tag, `Get one ${one}`, { headers: ['ETag'], example }),
    [`POST ${path}`]: describe(`create${single}`, tag, `Create ${one}`, {
      ...CREATED_ONCE,
      headers: ['Location', 'ETag'],
      bodyExample: body,
      example,
    }),
    [`PUT ${path}/{id}`]: describe(`update${single}`, tag, `Update ${one}: only what is sent changes`, {
      takes: ['If-Match'],
      headers: ['ETag'],
      bodyExample: body,
      example,
    }),
    [`DELETE ${path}/{id}`]: describe(`delete${single}`, tag, `Delete ${one}`, {
      takes: ['If-Match'],
    }),
  }
}

const { id: _activityId, ...activityBody } = examples.ACTIVITY
const { included: _included, ...addonBody } = examples.ADDON
const { id: _timeSlotId, ...timeSlotBody } = examples.TIME_SLOT
const productBody = {
  id_activity_fk: 1,
  name: 'Painted Luzzu',
  description: 'A wooden fishing boat with an awning.',
  max_persons: 8,
  price: 120,
  image: '(binary)',
}

const catalogue = {
  ...crud({
    tag: 'Catalogue',
    one: 'activity',
    many: 'activities',
    path: '/activities',
    example: examples.ACTIVITY,
    body: activityBody,
  }),
  ...crud({
    tag: 'Catalogue',
    one: 'product',
    many: 'products',
    path: '/products',
    example: examples.PRODUCT_WITH_ADDONS,
    body: productBody,
  }),
  ...crud({
    tag: 'Catalogue',
    one: 'add-on',
    many: 'add-ons',
    path: '/addons',
    example: examples.ADDON,
    body: { addon_name: addonBody.addon_name, extra_price: addonBody.extra_price, id_product_fk: 2 },
  }),
  ...crud({
    tag: 'Catalogue',
    one: 'time slot',
    many: 'time slots',
    path: '/time-slots',
    example: examples.TIME_SLOT,
    body: timeSlotBody,
  }),
}

const withErrors = (key: string, errors: readonly ProblemCode[]) => {
  const operation = catalogue[key]
  if (!operation) throw new Error(`No operation ${key}`)
  return { [key]: { ...operation, errors: [...(operation.errors ?? []), ...errors] } }
}

/** Every operation of the API by method and path. A test fails for a route that is missing here. */
export const OPERATIONS: Record<string, OperationDescription> = {
  ...Object.fromEntries(
    Object.entries(DECLARED).map(([key, operation]) => [key.replaceAll(/:(\w+)/g, '{$1}'), operation]),
  ),
  ...ACCOUNT_OPERATIONS,
  'GET /site': describe('getSite', 'Site', 'What visitors see of the settings of the business', {
    headers: ['ETag'],
    example: examples.SITE,
  }),
  'GET /settings': describe('getSettings', 'Staff', 'Get the settings of the business', {
    headers: ['ETag'],
    example: examples.SETTINGS,
  }),
  'PUT /settings': describe('updateSettings', 'Staff', 'Update the settings: only what is sent changes', {
    takes: ['If-Match'],
    headers: ['ETag'],
    bodyExample: { booking_window_days: 90, contact: { phone: '+356 2100 0001' } },
    example: { ...examples.SETTINGS, booking_window_days: 90 },
  }),
  'POST /client-errors': describe('reportClientError', 'Site', 'Report an error in the code of an area', {
    bodyExample: {
      area: 'admin',
      version: '1.4.0',
      message: "Cannot read properties of undefined (reading 'map')",
      stack: '/remotes/admin/assets/common-a1.js:1:2048',
    },
  }),
  'GET /countries': describe('listCountries', 'Site', 'List countries with their calling codes', {
    headers: ['ETag'],
    example: [{ code: '+356', flag: '🇲🇹', name: 'Malta' }],
  }),
  'GET /images/{name}': describe('getImage', 'Site', 'Get an image by its content hash, width and format'),

  ...catalogue,
  ...withErrors('DELETE /activities/{id}', ['in-use']),
  ...withErrors('PUT /products/{id}', ['in-use']),
  'GET /products': describe('listProducts', 'Catalogue', 'List products', {
    headers: ['ETag'],
    example: [examples.PRODUCT],
  }),
  'GET /products/{id}/availability': describe(
    'getAvailability',
    'Catalogue',
    'Remaining units by day and time slot',
    {
      example: [{ date: '2026-07-10', slots: [{ slot_id: 1, remaining: 1, status: 'open' }] }],
    },
  ),
  ...PRICING_OPERATIONS,
  ...withErrors('POST /time-slots', ['invalid-state']),
  ...withErrors('PUT /time-slots/{id}', ['in-use', 'invalid-state']),
  ...withErrors('DELETE /time-slots/{id}', ['in-use']),
  'GET /products/{id}/schedule': describe('getSchedule', 'Catalogue', 'When one product is offered', {
    headers: ['ETag'],
    example: examples.SCHEDULE,
  }),
  'PUT /products/{id}/schedule': describe(
    'updateSchedule',
    'Catalogue',
    'Replace the schedule of one product',
    {
      takes: ['If-Match'],
      headers: ['ETag'],
      bodyExample: examples.SCHEDULE,
      example: examples.SCHEDULE,
    },
  ),

  ...CLOSURE_OPERATIONS,
  'GET /bookings': describe('listBookings', 'Bookings', 'List, search and page through bookings', {
    headers: ['Link', 'X-Total-Count'],
    example: [examples.BOOKING],
  }),
  'GET /bookings/user/{id}': describe('listBookingsOfUser', 'Bookings', 'List the bookings of one user', {
    example: [examples.BOOKING],
  }),
  'GET /bookings/{id}': describe('getBooking', 'Bookings', 'Get one booking', {
    headers: ['ETag'],
    example: examples.BOOKING,
  }),
  'POST /bookings': describe('createBooking', 'Bookings', 'Request a booking', {
    ...CREATED_ONCE,
    errors: ['slot-taken', 'closed', 'price-changed'],
    headers: ['Location', 'ETag'],
    bodyExample: {
      booking_date: '2026-07-10',
      id_product_fk: 2,
      slot_id: 1,
      total_price: 135,
      addon_ids: [4],
      guests: 2,
    },
    example: examples.BOOKING,
  }),
  'PUT /bookings/{id}': describe('changeBookingStatus', 'Bookings', 'Approve, decline or cancel a booking', {
    takes: ['If-Match'],
    errors: ['invalid-state'],
    headers: ['ETag'],
    bodyExample: { status: 'Confirmed' },
    example: { ...examples.BOOKING, status: 'Confirmed' },
  }),
  ...FRONT_DESK_OPERATIONS,
  'DELETE /bookings/{id}': describe('deleteBooking', 'Bookings', 'Delete a booking', {
    takes: ['If-Match'],
  }),
  'POST /bookings/{id}/undo': describe('undoBooking', 'Bookings', 'Undo the newest decline or deletion', {
    errors: ['invalid-state', 'slot-taken'],
    headers: ['ETag'],
    example: examples.BOOKING,
  }),
  'POST /bookings/{id}/move': describe('moveBooking', 'Bookings', 'Move a booking to another date or slot', {
    takes: ['If-Match'],
    errors: ['invalid-state', 'price-changed', 'slot-taken', 'too-many-requests'],
    headers: ['ETag'],
    bodyExample: { booking_date: '2026-07-09', slot_id: 2 },
    example: examples.MOVED_BOOKING,
  }),
  'GET /bookings/{id}/availability': describe(
    'getAvailabilityForBooking',
    'Bookings',
    'Remaining units for moving a booking, whose own place counts as free',
    {
      example: [{ date: '2026-07-10', slots: [{ slot_id: 1, remaining: 1, status: 'open' }] }],
    },
  ),
  'GET /exports/bookings.csv': describe('exportBookings', 'Bookings', 'Download bookings as CSV', {
    headers: ['Content-Disposition'],
  }),
  'GET /manifests/{date}': describe('getManifest', 'Bookings', 'List the bookings of one day with contacts', {
    example: [examples.MANIFEST_ENTRY],
  }),

  'GET /customers': describe('listCustomers', 'Staff', 'List, search and page through customers', {
    headers: ['Link', 'X-Total-Count'],
    example: [examples.CUSTOMER],
  }),
  'GET /customers/{id}': describe('getCustomer', 'Staff', 'Get one customer', { example: examples.CUSTOMER }),
  'PUT /customers/{id}': describe(
    'changeCustomer',
    'Staff',
    'Change the role of a user, or disable the account',
    {
      errors: ['invalid-state'],
      bodyExample: { permission_level: 1, disabled: false },
      example: examples.CUSTOMER,
    },
  ),
  'DELETE /customers/{id}/sessions': describe('endSessions', 'Staff', 'End all sessions of a customer'),
  'GET /history': describe('listHistory', 'Staff', 'List the history of a record', {
    headers: ['Link'],
    example: [examples.HISTORY_ENTRY],
  }),
  'GET /system': describe('getSystemStatus', 'Staff', 'Versions, backup, emails and jobs', {
    example: examples.SYSTEM_STATUS,
  }),
  'GET /system/mail': describe('listMail', 'Staff', 'List emails by state, without their bodies'),
  'POST /system/mail/{id}/retry': describe('retryMail', 'Staff', 'Send a failed email again', {
    errors: ['invalid-state'],
  }),
  'GET /dashboard': describe('getDashboard', 'Staff', 'Counts, recent bookings and popular rentals', {
    example: examples.DASHBOARD,
  }),
  'GET /dashboard/weeks': describe('listWeeklyBookings', 'Staff', 'Bookings created by week', {
    example: [{ week: '2026-06-15', bookings: 31 }],
  }),
}
