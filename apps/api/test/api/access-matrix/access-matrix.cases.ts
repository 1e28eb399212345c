import type { InjectOptions } from 'fastify'
import type { MatrixFixture } from './access-matrix-fixture'

/**
 * The expected status of each route: for a visitor, for a customer on their own record, for a customer on another's
 * record, and for an administrator. Where records have no owner, own and other are the same.
 */
export type MatrixRow = {
  route: string
  access: 'visitor' | 'customer' | 'self' | 'owner' | 'admin'
  expectedStatuses: [visitor: number, own: number, other: number, admin: number]
  send: (
    fixture: MatrixFixture,
    about: 'own' | 'other',
  ) => Omit<InjectOptions, 'method'> | Promise<Omit<InjectOptions, 'method'>>
}

const json = (payload: object) => ({
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(payload),
})
const to = (url: string) => ({ url: `/api${url}` })

const open = (route: string, send: MatrixRow['send'], status = 200): MatrixRow => ({
  route,
  access: 'visitor',
  expectedStatuses: [status, status, status, status],
  send,
})

const staff = (route: string, status: number, send: MatrixRow['send']): MatrixRow => ({
  route,
  access: 'admin',
  expectedStatuses: [401, 403, 403, status],
  send,
})

const product = async (fixture: MatrixFixture) => ({ ...(await fixture.productForm()) })

export const MATRIX: MatrixRow[] = [
  open(
    'POST /login',
    () => ({ ...to('/login'), ...json({ mail: 'nobody@example.com', password: 'x' }) }),
    401,
  ),
  open('POST /register', (fixture) => ({ ...to('/register'), ...json(fixture.newAccount()) }), 201),
  {
    route: 'GET /user/:id',
    access: 'owner',
    expectedStatuses: [401, 200, 403, 200],
    send: (fixture, about) => to(`/user/${fixture.users[about]}`),
  },
  {
    route: 'PUT /user/:id',
    access: 'self',
    expectedStatuses: [401, 200, 403, 403],
    send: (fixture, about) => ({
      ...to(`/user/${fixture.users[about]}`),
      ...json({ username: 'Maria Vella', phone: '+35679000000' }),
    }),
  },
  {
    // The own password is wrong here.
    route: 'PUT /user/:id/password',
    access: 'self',
    expectedStatuses: [401, 422, 403, 403],
    send: (fixture, about) => ({
      ...to(`/user/${fixture.users[about]}/password`),
      ...json({ current_password: 'wrong', password: 'salt and sun' }),
    }),
  },
  {
    route: 'GET /user/:id/export',
    access: 'owner',
    expectedStatuses: [401, 200, 403, 200],
    send: (fixture, about) => to(`/user/${fixture.users[about]}/export`),
  },
  {
    // The owner has to send the password, and both have bookings that lie ahead.
    route: 'DELETE /user/:id',
    access: 'owner',
    expectedStatuses: [401, 422, 403, 409],
    send: (fixture, about) => to(`/user/${fixture.users[about]}`),
  },
  {
    route: 'GET /user/:id/sessions',
    access: 'self',
    expectedStatuses: [401, 200, 403, 403],
    send: (fixture, about) => to(`/user/${fixture.users[about]}/sessions`),
  },
  {
    route: 'DELETE /user/:id/sessions',
    access: 'self',
    expectedStatuses: [401, 204, 403, 403],
    send: (fixture, about) => to(`/user/${fixture.users[about]}/sessions`),
  },
  {
    route: 'DELETE /user/:id/sessions/:session',
    access: 'self',
    expectedStatuses: [401, 404, 403, 403],
    send: (fixture, about) => to(`/user/${fixture.users[about]}/sessions/unknown`),
  },
  open('GET /site', () => to('/site')),
  open(
    'POST /client-errors',
    () => ({ ...to('/client-errors'), ...json({ area: 'admin', version: '', message: 'x', stack: '' }) }),
    204,
  ),
  open('GET /countries', () => to('/countries')),
  open('GET /faqs', () => to('/faqs')),
  open('GET /faqs/:id', (fixture) => to(`/faqs/${fixture.faq}`)),
  staff('POST /faqs', 201, () => ({ ...to('/faqs'), ...json({ question: 'Why?', answer: 'Because.' }) })),
  staff('PUT /faqs/:id', 200, (fixture) => ({ ...to(`/faqs/${fixture.faq}`), ...json({ answer: 'So.' }) })),
  staff('DELETE /faqs/:id', 204, async (fixture) => to(`/faqs/${await fixture.spareFaq()}`)),
  open('GET /products', () => to('/products')),
  open('GET /products/:id', (fixture) => to(`/products/${fixture.product.id}`)),
  open('GET /products/:id/availability', (fixture) =>
    to(`/products/${fixture.product.id}/availability?from=2026-06-20&to=2026-06-21`),
  ),
  open('GET /products/:id/pricing', (fixture) => to(`/products/${fixture.product.id}/pricing`)),
  staff('PUT /products/:id/pricing', 200, (fixture) => ({
    ...to(`/products/${fixture.product.id}/pricing`),
    ...json({ charge: 'as_listed' }),
  })),
  open('GET /products/:id/quote', (fixture) =>
    to(`/products/${fixture.product.id}/quote?date=2026-06-20&slot_id=1`),
  ),
  staff('POST /products', 201, async (fixture) => ({ ...to('/products'), ...(await product(fixture)) })),
  staff('PUT /products/:id', 200, (fixture) => ({
    ...to(`/products/${fixture.product.id}`),
    ...json({ price: 120 }),
  })),
  staff('DELETE /products/:id', 204, async (fixture) => to(`/products/${await fixture.spareProduct()}`)),
  open('GET /activities', () => to('/activities')),
  open('GET /activities/:id', (fixture) => to(`/activities/${fixture.product.activity_id}`)),
  staff('POST /activities', 201, () => ({
    ...to('/activities'),
    ...json({ name: 'Boats', description: 'At sea.' }),
  })),
  staff('PUT /activities/:id', 200, (fixture) => ({
    ...to(`/activities/${fixture.product.activity_id}`),
    ...json({ name: 'Ships' }),
  })),
  staff('DELETE /activities/:id', 204, async (fixture) => to(`/activities/${await fixture.spareActivity()}`)),
  staff('GET /bookings', 200, () => to('/bookings')),
  {
    route: 'GET /bookings/user/:id',
    access: 'owner',
    expectedStatuses: [401, 200, 403, 200],
    send: (fixture, about) => to(`/bookings/user/${fixture.users[about]}`),
  },
  {
    route: 'GET /bookings/:id',
    access: 'customer',
    expectedStatuses: [401, 200, 404, 200],
    send: (fixture, about) => to(`/bookings/${fixture.bookings[about]}`),
  },
  {
    route: 'POST /bookings',
    access: 'customer',
    expectedStatuses: [401, 201, 403, 201],
    send: (fixture, about) => ({ ...to('/bookings'), ...json(fixture.bookingInput(about)) }),
  },
  {
    route: 'PUT /bookings/:id',
    access: 'customer',
    expectedStatuses: [401, 200, 404, 200],
    send: async (fixture, about) => ({
      ...to(`/bookings/${await fixture.spareBooking(about)}`),
      ...json({ status: 'Cancelled' }),
    }),
  },
  staff('DELETE /bookings/:id', 204, async (fixture) => to(`/bookings/${await fixture.spareBooking('own')}`)),
  staff('POST /bookings/:id/undo', 200, async (fixture) =>
    to(`/bookings/${await fixture.declinedBooking()}/undo`),
  ),
  {
    route: 'POST /bookings/:id/move',
    access: 'customer',
    expectedStatuses: [401, 200, 404, 200],
    send: async (fixture, about) => ({
      ...to(`/bookings/${await fixture.spareBooking(about)}/move`),
      ...json({ booking_date: '2026-06-21', slot_id: 2 }),
    }),
  },
  {
    route: 'GET /bookings/:id/availability',
    access: 'customer',
    expectedStatuses: [401, 200, 404, 200],
    send: (fixture, about) =>
      to(`/bookings/${fixture.bookings[about]}/availability?from=2026-06-20&to=2026-06-21`),
  },
  staff('POST /bookings/:id/cancel', 200, async (fixture) =>
    to(`/bookings/${await fixture.confirmedBooking()}/cancel`),
  ),
  staff('PUT /bookings/:id/attendance', 200, async (fixture) => ({
    ...to(`/bookings/${await fixture.confirmedBooking()}/attendance`),
    ...json({ state: 'checked_in' }),
  })),
  staff('PUT /bookings/:id/note', 200, (fixture) => ({
    ...to(`/bookings/${fixture.bookings.own}/note`),
    ...json({ note: 'By phone.' }),
  })),
  staff('GET /closures', 200, () => to('/closures')),
  staff('GET /closures/preview', 200, () =>
    to('/closures/preview?from_date=2026-12-24&to_date=2026-12-24&slot_id=1'),
  ),
  staff('GET /closures/:id', 200, (fixture) => to(`/closures/${fixture.closure}`)),
  staff('POST /closures', 201, () => ({
    ...to('/closures'),
    ...json({ from_date: '2026-12-24', to_date: '2026-12-24' }),
  })),
  staff('DELETE /closures/:id', 204, async (fixture) => to(`/closures/${await fixture.spareClosure()}`)),
  staff('GET /closures/:id/bookings', 200, (fixture) => to(`/closures/${fixture.closure}/bookings`)),
  staff('POST /closures/:id/call-off', 200, (fixture) => ({
    ...to(`/closures/${fixture.closure}/call-off`),
    ...json({ message: 'A gale is forecast.' }),
  })),
  staff('POST /closures/:id/undo', 200, async (fixture) => to(`/closures/${await fixture.calledOff()}/undo`)),
  open('GET /addons', () => to('/addons')),
  open('GET /addons/:id', (fixture) => to(`/addons/${fixture.addon}`)),
  staff('POST /addons', 201, (fixture) => ({
    ...to('/addons'),
    ...json({ addon_name: 'Lunch', id_product_fk: fixture.product.id }),
  })),
  staff('PUT /addons/:id', 200, (fixture) => ({
    ...to(`/addons/${fixture.addon}`),
    ...json({ addon_name: 'Dinner' }),
  })),
  staff('DELETE /addons/:id', 204, async (fixture) => to(`/addons/${await fixture.spareAddon()}`)),
  open('GET /time-slots', () => to('/time-slots')),
  open('GET /time-slots/:id', () => to('/time-slots/3')),
  staff('POST /time-slots', 201, () => ({
    ...to('/time-slots'),
    ...json({ name: 'Evening', time_range: '19:00-21:00' }),
  })),
  staff('PUT /time-slots/:id', 200, () => ({ ...to('/time-slots/3'), ...json({ name: 'Whole Day' }) })),
  staff('DELETE /time-slots/:id', 204, async (fixture) => to(`/time-slots/${await fixture.spareTimeSlot()}`)),
  open('GET /products/:id/schedule', (fixture) => to(`/products/${fixture.product.id}/schedule`)),
  staff('PUT /products/:id/schedule', 200, (fixture) => ({
    ...to(`/products/${fixture.product.id}/schedule`),
    ...json({ season: { from: '04-01', to: '10-31' } }),
  })),
  open('GET /images/:name', (fixture) => to(`/images/${fixture.image}-320.webp`)),
  open(
    'POST /password-resets',
    () => ({ ...to('/password-resets'), ...json({ mail: 'nobody@example.com' }) }),
    202,
  ),
  open(
    'PUT /password-resets/:token',
    () => ({ ...to('/password-resets/unknown'), ...json({ password: 'salt and sun' }) }),
    404,
  ),
  staff('GET /dashboard', 200, () => to('/dashboard')),
  staff('GET /dashboard/weeks', 200, () => to('/dashboard/weeks')),
  staff('GET /exports/bookings.csv', 200, () => to('/exports/bookings.csv')),
  staff('GET /manifests/:date', 200, () => to('/manifests/2026-06-20')),
  staff('GET /history', 200, (fixture) => to(`/history?entity=booking&id=${fixture.bookings.own}`)),
  staff('GET /customers', 200, () => to('/customers')),
  staff('GET /customers/:id', 200, (fixture) => to(`/customers/${fixture.users.own}`)),
  staff('PUT /customers/:id', 200, (fixture) => ({
    ...to(`/customers/${fixture.users.other}`),
    ...json({ permission_level: 0 }),
  })),
  staff('DELETE /customers/:id/sessions', 204, (fixture) => to(`/customers/${fixture.users.other}/sessions`)),
  staff('GET /settings', 200, () => to('/settings')),
  staff('PUT /settings', 200, () => ({ ...to('/settings'), ...json({ min_notice_hours: 0 }) })),
  staff('GET /system', 200, () => to('/system')),
  staff('GET /system/mail', 200, () => to('/system/mail?state=failed')),
  staff('POST /system/mail/:id/retry', 202, async (fixture) =>
    to(`/system/mail/${await fixture.failedMail()}/retry`),
  ),
  open('GET /openapi.json', () => to('/openapi.json')),
  open('GET /docs', () => to('/docs')),
  // Last, because it ends the sessions used above.
  open('POST /logout', () => to('/logout'), 204),
]
