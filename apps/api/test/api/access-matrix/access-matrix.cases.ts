import { OPERATIONS, type Operation, type OperationKey } from '@luzzu/domain/contracts'
import type { MatrixFixture } from './access-matrix-fixture'
import { INTEGRATION_CASES } from './integrations.cases'
import { type Case, type Expected, json, type Send, to } from './matrix-case'
import { PAYMENT_CASES } from './payments.cases'

export type MatrixRow = {
  route: string
  access: Operation['access']
  scope: Operation['scope']
  expected: Expected
  /** For a program that may call it, where that is not what staff get. */
  program?: number
  send: Send
}

const product = async (fixture: MatrixFixture) => ({ ...(await fixture.productForm()) })

/** What follows from who may call an operation, and from the status of its success. */
const EXPECTED: Record<Operation['access'], (success: number) => Expected> = {
  visitor: (success) => ({ visitor: success, own: success, other: success, admin: success }),
  customer: (success) => ({ visitor: 401, own: success, other: 404, admin: success }),
  self: (success) => ({ visitor: 401, own: success, other: 403, admin: 403 }),
  owner: (success) => ({ visitor: 401, own: success, other: 403, admin: success }),
  admin: (success) => ({ visitor: 401, own: 403, other: 403, admin: success }),
}

const CASES: Record<OperationKey, Case> = {
  'POST /login': {
    send: () => ({ ...to('/login'), ...json({ mail: 'nobody@example.com', password: 'x' }) }),
    expected: { visitor: 401, own: 401, other: 401, admin: 401 },
  },
  'POST /register': (fixture) => ({ ...to('/register'), ...json(fixture.newAccount()) }),
  'GET /user/:id': (fixture, about) => to(`/user/${fixture.users[about]}`),
  'PUT /user/:id': (fixture, about) => ({
    ...to(`/user/${fixture.users[about]}`),
    ...json({ username: 'Maria Vella', phone: '+35679000000' }),
  }),
  // The own password is wrong here.
  'PUT /user/:id/password': {
    send: (fixture, about) => ({
      ...to(`/user/${fixture.users[about]}/password`),
      ...json({ current_password: 'wrong', password: 'salt and sun' }),
    }),
    expected: { own: 422 },
  },
  'GET /user/:id/export': (fixture, about) => to(`/user/${fixture.users[about]}/export`),
  // The owner has to send the password, and both have bookings that lie ahead.
  'DELETE /user/:id': {
    send: (fixture, about) => to(`/user/${fixture.users[about]}`),
    expected: { own: 422, admin: 409 },
  },
  'GET /user/:id/sessions': (fixture, about) => to(`/user/${fixture.users[about]}/sessions`),
  'DELETE /user/:id/sessions': (fixture, about) => to(`/user/${fixture.users[about]}/sessions`),
  'DELETE /user/:id/sessions/:session': {
    send: (fixture, about) => to(`/user/${fixture.users[about]}/sessions/unknown`),
    expected: { own: 404 },
  },
  // Nobody has made one yet.
  'GET /user/:id/calendar': {
    send: (fixture, about) => to(`/user/${fixture.users[about]}/calendar`),
    expected: { own: 404 },
  },
  'POST /user/:id/calendar': (fixture, about) => to(`/user/${fixture.users[about]}/calendar`),
  'DELETE /user/:id/calendar': (fixture, about) => to(`/user/${fixture.users[about]}/calendar`),
  'GET /calendar-feeds': () => to('/calendar-feeds'),
  'POST /calendar-feeds': () => ({ ...to('/calendar-feeds'), ...json({ name: 'Skippers' }) }),
  // They belong to whoever has made them.
  'POST /calendar-feeds/:id/rotate': {
    send: () => to('/calendar-feeds/1000/rotate'),
    expected: { admin: 404 },
  },
  'DELETE /calendar-feeds/:id': {
    send: () => to('/calendar-feeds/1000'),
    expected: { admin: 404 },
  },
  'GET /site': () => to('/site'),
  'POST /client-errors': () => ({
    ...to('/client-errors'),
    ...json({ area: 'admin', version: '', message: 'x', stack: '' }),
  }),
  'GET /countries': () => to('/countries'),
  'GET /faqs': () => to('/faqs'),
  'GET /faqs/:id': (fixture) => to(`/faqs/${fixture.faq}`),
  'POST /faqs': () => ({ ...to('/faqs'), ...json({ question: 'Why?', answer: 'Because.' }) }),
  'PUT /faqs/:id': (fixture) => ({ ...to(`/faqs/${fixture.faq}`), ...json({ answer: 'So.' }) }),
  'PUT /faqs/order': async (fixture) => ({ ...to('/faqs/order'), ...json({ ids: await fixture.faqIds() }) }),
  'DELETE /faqs/:id': async (fixture) => to(`/faqs/${await fixture.spareFaq()}`),
  'GET /products': () => to('/products'),
  'GET /products/:id': (fixture) => to(`/products/${fixture.product.id}`),
  'GET /products/:id/availability': (fixture) =>
    to(`/products/${fixture.product.id}/availability?from=2026-06-20&to=2026-06-21`),
  'GET /availability': () => to('/availability?date=2026-06-20'),
  'GET /products/:id/pricing': (fixture) => to(`/products/${fixture.product.id}/pricing`),
  'PUT /products/:id/pricing': (fixture) => ({
    ...to(`/products/${fixture.product.id}/pricing`),
    ...json({ charge: 'as_listed' }),
  }),
  'GET /products/:id/quote': (fixture) =>
    to(`/products/${fixture.product.id}/quote?date=2026-06-20&slot_id=1`),
  'POST /products': async (fixture) => ({ ...to('/products'), ...(await product(fixture)) }),
  'PUT /products/:id': (fixture) => ({
    ...to(`/products/${fixture.product.id}`),
    ...json({ price: 120 }),
  }),
  'DELETE /products/:id': async (fixture) => to(`/products/${await fixture.spareProduct()}`),
  'GET /activities': () => to('/activities'),
  'GET /activities/:id': (fixture) => to(`/activities/${fixture.product.activity_id}`),
  'POST /activities': () => ({
    ...to('/activities'),
    ...json({ name: 'Boats', description: 'At sea.' }),
  }),
  'PUT /activities/:id': (fixture) => ({
    ...to(`/activities/${fixture.product.activity_id}`),
    ...json({ name: 'Ships' }),
  }),
  'DELETE /activities/:id': async (fixture) => to(`/activities/${await fixture.spareActivity()}`),
  'GET /bookings': () => to('/bookings'),
  'GET /bookings/user/:id': (fixture, about) => to(`/bookings/user/${fixture.users[about]}`),
  'GET /bookings/:id': (fixture, about) => to(`/bookings/${fixture.bookings[about]}`),
  'POST /bookings': {
    send: (fixture, about) => ({ ...to('/bookings'), ...json(fixture.bookingInput(about)) }),
    expected: { other: 403 },
    // It has no account to book for.
    program: 422,
  },
  'PUT /bookings/:id': async (fixture, about) => ({
    ...to(`/bookings/${await fixture.spareBooking(about)}`),
    ...json({ status: 'Cancelled' }),
  }),
  'DELETE /bookings/:id': async (fixture) => to(`/bookings/${await fixture.spareBooking('own')}`),
  // It has an account.
  'PUT /bookings/:id/contact': {
    send: (fixture) => ({
      ...to(`/bookings/${fixture.bookings.own}/contact`),
      ...json({ name: 'Karl Borg', phone: '79112233' }),
    }),
    expected: { admin: 409 },
  },
  'DELETE /bookings/:id/contact': {
    send: async (fixture) => to(`/bookings/${await fixture.spareBooking('own')}/contact`),
    expected: { admin: 409 },
  },
  'POST /bookings/:id/undo': async (fixture) => to(`/bookings/${await fixture.declinedBooking()}/undo`),
  'POST /bookings/:id/move': async (fixture, about) => ({
    ...to(`/bookings/${await fixture.spareBooking(about)}/move`),
    ...json({ booking_date: '2026-06-21', slot_id: 2 }),
  }),
  'GET /bookings/:id/availability': (fixture, about) =>
    to(`/bookings/${fixture.bookings[about]}/availability?from=2026-06-20&to=2026-06-21`),
  'POST /bookings/:id/cancel': async (fixture) => to(`/bookings/${await fixture.confirmedBooking()}/cancel`),
  'PUT /bookings/:id/attendance': async (fixture) => ({
    ...to(`/bookings/${await fixture.confirmedBooking()}/attendance`),
    ...json({ state: 'checked_in' }),
  }),
  'PUT /bookings/:id/called': async (fixture) => ({
    ...to(`/bookings/${await fixture.declinedBooking()}/called`),
    ...json({ called: true }),
  }),
  'PUT /bookings/:id/note': (fixture) => ({
    ...to(`/bookings/${fixture.bookings.own}/note`),
    ...json({ note: 'By phone.' }),
  }),
  'GET /closures': () => to('/closures'),
  'GET /closures/preview': () => to('/closures/preview?from_date=2026-12-24&to_date=2026-12-24&slot_id=1'),
  'GET /closures/:id': (fixture) => to(`/closures/${fixture.closure}`),
  'POST /closures': () => ({
    ...to('/closures'),
    ...json({ from_date: '2026-12-24', to_date: '2026-12-24' }),
  }),
  'DELETE /closures/:id': async (fixture) => to(`/closures/${await fixture.spareClosure()}`),
  'GET /closures/:id/bookings': (fixture) => to(`/closures/${fixture.closure}/bookings`),
  'POST /closures/:id/call-off': (fixture) => ({
    ...to(`/closures/${fixture.closure}/call-off`),
    ...json({ message: 'A gale is forecast.' }),
  }),
  'POST /closures/:id/undo': async (fixture) => to(`/closures/${await fixture.calledOff()}/undo`),
  'GET /addons': () => to('/addons'),
  'GET /addons/:id': (fixture) => to(`/addons/${fixture.addon}`),
  'POST /addons': (fixture) => ({
    ...to('/addons'),
    ...json({ addon_name: 'Lunch', id_product_fk: fixture.product.id }),
  }),
  'PUT /addons/:id': (fixture) => ({
    ...to(`/addons/${fixture.addon}`),
    ...json({ addon_name: 'Dinner' }),
  }),
  'DELETE /addons/:id': async (fixture) => to(`/addons/${await fixture.spareAddon()}`),
  'GET /time-slots': () => to('/time-slots'),
  'GET /time-slots/:id': () => to('/time-slots/3'),
  'POST /time-slots': () => ({
    ...to('/time-slots'),
    ...json({ name: 'Evening', time_range: '19:00-21:00' }),
  }),
  'PUT /time-slots/:id': () => ({ ...to('/time-slots/3'), ...json({ name: 'Whole Day' }) }),
  'DELETE /time-slots/:id': async (fixture) => to(`/time-slots/${await fixture.spareTimeSlot()}`),
  'GET /products/:id/schedule': (fixture) => to(`/products/${fixture.product.id}/schedule`),
  'GET /products/:id/schedule/preview': (fixture) => to(`/products/${fixture.product.id}/schedule/preview`),
  'PUT /products/:id/schedule': (fixture) => ({
    ...to(`/products/${fixture.product.id}/schedule`),
    ...json({ season: { from: '04-01', to: '10-31' } }),
  }),
  'GET /products/:id/details': (fixture) => to(`/products/${fixture.product.id}/details`),
  'PUT /products/:id/details': (fixture) => ({
    ...to(`/products/${fixture.product.id}/details`),
    ...json({ bring: ['A towel'] }),
  }),
  'POST /products/:id/pictures': async (fixture) => ({
    ...to(`/products/${await fixture.spareProduct()}/pictures`),
    ...(await fixture.pictureForm()),
  }),
  'DELETE /products/:id/pictures/:picture': async (fixture) =>
    to(`/products/${fixture.product.id}/pictures/${await fixture.sparePicture()}`),
  'GET /images/:name': (fixture) => to(`/images/${fixture.image}-320.webp`),
  'POST /password-resets': () => ({ ...to('/password-resets'), ...json({ mail: 'nobody@example.com' }) }),
  'GET /password-resets/:token': {
    send: () => to('/password-resets/unknown'),
    expected: { visitor: 404, own: 404, other: 404, admin: 404 },
  },
  'PUT /password-resets/:token': {
    send: () => ({ ...to('/password-resets/unknown'), ...json({ password: 'salt and sun' }) }),
    expected: { visitor: 404, own: 404, other: 404, admin: 404 },
  },
  'GET /dashboard': () => to('/dashboard'),
  'GET /dashboard/weeks': () => to('/dashboard/weeks'),
  'GET /exports/bookings.csv': () => to('/exports/bookings.csv'),
  'GET /manifests/:date': () => to('/manifests/2026-06-20'),
  'GET /history': (fixture) => to(`/history?entity=booking&id=${fixture.bookings.own}`),
  'GET /customers': () => to('/customers'),
  'GET /customers/:id': (fixture) => to(`/customers/${fixture.users.own}`),
  'PUT /customers/:id': (fixture) => ({
    ...to(`/customers/${fixture.users.other}`),
    ...json({ permission_level: 0 }),
  }),
  'DELETE /customers/:id/sessions': (fixture) => to(`/customers/${fixture.users.other}/sessions`),
  'GET /settings': () => to('/settings'),
  'PUT /settings': () => ({ ...to('/settings'), ...json({ min_notice_hours: 0 }) }),
  'GET /set-up': () => to('/set-up'),
  'DELETE /samples': () => to('/samples'),
  'GET /system': () => to('/system'),
  'GET /system/mail': () => to('/system/mail?state=failed'),
  'POST /system/mail/:id/retry': async (fixture) => to(`/system/mail/${await fixture.failedMail()}/retry`),
  ...INTEGRATION_CASES,
  ...PAYMENT_CASES,
  // Last, because it ends the sessions used above.
  'POST /logout': () => to('/logout'),
}

function rowOf(route: OperationKey): MatrixRow {
  const { access, scope, answer = { 200: {} } }: Operation = OPERATIONS[route]
  const added = CASES[route]
  const { send, expected, ...program } = typeof added === 'function' ? { send: added, expected: {} } : added
  return {
    route,
    access,
    scope,
    ...program,
    send,
    expected: { ...EXPECTED[access](Number(Object.keys(answer)[0])), ...expected },
  }
}

const documentRow = (path: string): MatrixRow => ({
  route: `GET ${path}`,
  access: 'visitor',
  scope: undefined,
  expected: EXPECTED.visitor(200),
  send: () => to(path),
})

export const MATRIX: MatrixRow[] = [
  documentRow('/openapi.json'),
  documentRow('/docs'),
  ...(Object.keys(CASES) as OperationKey[]).map(rowOf),
]
