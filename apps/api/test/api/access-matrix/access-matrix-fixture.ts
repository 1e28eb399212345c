import { randomUUID } from 'node:crypto'
import type { CalendarDate, Scope } from '@luzzu/domain'
import { addDays, SCOPES } from '@luzzu/domain'
import { setPassword } from '../../../src/auth/accounts'
import { hashPassword } from '../../../src/auth/passwords'
import { endSession } from '../../../src/auth/sessions'
import { signToken } from '../../../src/auth/tokens'
import { signOrderToken } from '../../../src/features/orders/guests/order-links'
import type { Db, ProductRow } from '../../../src/platform/database/schema'
import { inTransaction } from '../../../src/platform/database/transaction'
import { storeImage } from '../../../src/platform/images/images'
import { renderImage } from '../../../src/platform/images/render-image'
import {
  aBooking,
  aClosure,
  aFailedMail,
  anActivity,
  anAddon,
  anApiToken,
  aProduct,
  aProductPicture,
  aTimeSlot,
  aWebhookEndpoint,
} from '../../support/builders'
import { aForm } from '../../support/forms'
import { aPicture } from '../../support/pictures'
import type { SignedInUser } from '../../support/sign-in'
import { startTestApp, type TestApp } from '../../support/test-app'

export type About = 'own' | 'other'

/** A server with records of a customer and of another one, and spare ones to delete. */
export type MatrixFixture = TestApp & {
  users: Record<About, number>
  bookings: Record<About, number>
  product: ProductRow
  addon: number
  faq: number
  image: string
  newAccount(): object
  productForm(): Promise<{ payload: Buffer; headers: Record<string, string> }>
  pictureForm(): Promise<{ payload: Buffer; headers: Record<string, string> }>
  /** A picture of the product besides its first. */
  sparePicture(): Promise<number>
  bookingInput(about: About): object
  faqIds: () => Promise<number[]>
  spareFaq(): Promise<number>
  spareProduct(): Promise<number>
  spareActivity(): Promise<number>
  spareAddon(): Promise<number>
  spareTimeSlot(): Promise<number>
  spareBooking(about: About): Promise<number>
  declinedBooking(): Promise<number>
  /** Of today. */
  confirmedBooking(): Promise<number>
  failedMail(): Promise<number>
  webhookEndpoint(): Promise<number>
  spareToken(): Promise<number>
  closure: number
  spareClosure(): Promise<number>
  /** A closure whose bookings were just called off. */
  calledOff(): Promise<number>
  /** The order of the booking in `bookings`. */
  order(about: About): Promise<number>
  /** A confirmed booking that lies ahead, with its order. */
  spareOrder(about: About): Promise<{ booking: number; order: number }>
  /** An order on hold, the only one of its customer. */
  heldOrder(about: About): Promise<number>
  payment(): Promise<number>
  damageDeposit(): Promise<number>
  /** A header with the token of an order that nothing else belongs to. */
  guestToken: string
  /** A receipt. */
  document(about: About): Promise<number>
  /** Another one each time. */
  pastDay(): CalendarDate
}

export type Principals = { programs: Record<Scope | 'expired' | 'revoked' | 'malformed', string> } & Record<
  'customer' | 'admin',
  SignedInUser
> &
  Record<'expired' | 'revoked' | 'forged' | 'disabled' | 'demoted', string>

export async function startMatrixFixture(): Promise<{
  fixture: MatrixFixture
  principals: Principals
  stop: () => Promise<void>
}> {
  const started = await startTestApp()
  const { db } = started
  const staff = await started.signedIn({ admin: true })
  const send = async (method: 'POST' | 'PUT', url: string, payload: object = {}) => {
    const headers = { ...staff.headers, 'idempotency-key': randomUUID() }
    return (await started.app.inject({ method, url: `/api${url}`, headers, payload })).json()
  }
  await send('PUT', '/settings', { payments: { mode: 'desk' } })
  const [customer, other] = [await started.signedIn(), await started.signedIn()]
  await setPassword(db, customer.id, await hashPassword('lantern on the quay'))
  const product = await aProduct(db, { units: 1000 })
  const image = await inTransaction(db, async (tx) =>
    storeImage(tx, await renderImage(await aPicture('png', 64, 48)), 'now'),
  )
  const makeFaq = async () =>
    (
      await db
        .insertInto('faq')
        .values({ question: 'Why?', answer: 'So.' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const users = { own: customer.id, other: other.id }
  const book = (about: About) => aBooking(db, { account_id: users[about], product })
  const orderOf = async (booking: number): Promise<number> =>
    (await send('POST', `/bookings/${booking}/order`)).id
  const confirmed = (about: About, booking_date = '2026-06-20') =>
    aBooking(db, { account_id: users[about], product, status: 'Confirmed', booking_date })
  const guestOrder = await orderOf(await confirmed('other'))
  const guest = { orderId: guestOrder, kind: 'mailed' } as const
  const guestToken = `Order ${await signOrderToken(db, started.app.orderTokens, guest)}`
  let newAccounts = 0
  let pastDays = 0
  const fixture: MatrixFixture = {
    ...started,
    users,
    product,
    image,
    guestToken,
    bookings: { own: await book('own'), other: await book('other') },
    addon: await anAddon(db, { product_id: product.id }),
    faq: await makeFaq(),
    newAccount: () => {
      newAccounts += 1
      return {
        username: 'New',
        mail: `new-${newAccounts}@example.com`,
        password: 'salt and sun',
        phone: '+35679000000',
      }
    },
    productForm: async () =>
      aForm([
        ['id_activity_fk', String(product.activity_id)],
        ['name', 'RHIB'],
        ['description', 'Fast.'],
        ['max_persons', '8'],
        ['price', '95'],
        ['image', { bytes: await aPicture('png', 64, 48) }],
      ]),
    pictureForm: async () => aForm([['image', { bytes: await aPicture('png', 64, 48) }]]),
    sparePicture: () => aProductPicture(db, { product_id: product.id, image_hash: image }),
    bookingInput: (about) => ({
      booking_date: addDays('2026-06-20' as CalendarDate, 1),
      id_product_fk: product.id,
      slot_id: 1,
      ...(about === 'other' && { id_user_fk: other.id }),
    }),
    faqIds: async () => (await db.selectFrom('faq').select('id').execute()).map(({ id }) => id),
    spareFaq: makeFaq,
    spareProduct: async () => (await aProduct(db)).id,
    spareActivity: () => anActivity(db),
    spareAddon: () => anAddon(db, { product_id: product.id }),
    spareTimeSlot: () => aTimeSlot(db),
    spareBooking: book,
    declinedBooking: () => declined(started, book),
    confirmedBooking: () => confirmed('own', '2026-06-10'),
    spareToken: async () => (await anApiToken(db)).id,
    failedMail: () => aFailedMail(db),
    webhookEndpoint: () => aWebhookEndpoint(db),
    closure: await aClosure(db),
    spareClosure: () => aClosure(db),
    calledOff: () => calledOff(started, users.own),
    order: (about) => orderOf(fixture.bookings[about]),
    spareOrder: async (about) => {
      const booking = await confirmed(about)
      return { booking, order: await orderOf(booking) }
    },
    heldOrder: async (about) => {
      await db.updateTable('customer_order').set({ account_id: null }).where('status', '=', 'held').execute()
      const items = [fixture.bookingInput('own')]
      const headers = (about === 'own' ? customer : other).headers
      return (
        await started.app.inject({ method: 'POST', url: '/api/orders', headers, payload: { items } })
      ).json().id
    },
    payment: async () => {
      const order = await orderOf(await confirmed('own'))
      return (await send('POST', `/orders/${order}/payments`, { method: 'cash', amount: 10 })).id
    },
    damageDeposit: async () => {
      const booking = await confirmed('own', '2026-06-10')
      return (await send('POST', `/bookings/${booking}/damage-deposit`, { method: 'cash', amount: 100 })).id
    },
    document: async (about) => {
      const order = await orderOf(await confirmed(about))
      await send('POST', `/orders/${order}/payments`, { method: 'cash', amount: 10 })
      const row = await db
        .selectFrom('document')
        .select('id')
        .where('order_id', '=', order)
        .executeTakeFirst()
      return row?.id ?? 0
    },
    pastDay: () => {
      pastDays += 1
      return addDays('2026-06-10' as CalendarDate, -pastDays)
    },
  }
  return { fixture, principals: await makePrincipals(started, customer), stop: started.stop }
}

async function declined(
  { app, signedIn }: TestApp,
  book: (about: About) => Promise<number>,
): Promise<number> {
  const id = await book('own')
  const { headers } = await signedIn({ admin: true })
  await app.inject({ method: 'PUT', url: `/api/bookings/${id}`, headers, payload: { status: 'Cancelled' } })
  return id
}

async function calledOff({ app, db, signedIn }: TestApp, account_id: number): Promise<number> {
  const product = await aProduct(db)
  await aBooking(db, { account_id, product })
  const id = await aClosure(db, { product_id: product.id, from_date: '2026-06-20', to_date: '2026-06-20' })
  const { headers } = await signedIn({ admin: true })
  const payload = { message: 'A gale is forecast.' }
  await app.inject({ method: 'POST', url: `/api/closures/${id}/call-off`, headers, payload })
  return id
}

/** Every kind of caller, including invalid tokens. */
async function makePrincipals(
  { app, db, clock, signedIn }: TestApp,
  customer: SignedInUser,
): Promise<Principals> {
  const now = clock.now()
  const revoked = await signedIn({ admin: true })
  await db
    .updateTable('session')
    .set({ ended_at: now.toISOString() })
    .where('account_id', '=', revoked.id)
    .execute()
  const disabled = await signedIn({ admin: true })
  await db
    .updateTable('account')
    .set({ disabled_at: now.toISOString() })
    .where('id', '=', disabled.id)
    .execute()
  const demoted = await signedIn({ admin: true })
  await db.updateTable('account').set({ permission_level: 0 }).where('id', '=', demoted.id).execute()
  await endSession(db, 'no such session', now)
  const exp = Math.floor(now.getTime() / 1000) - 1
  return {
    programs: await makePrograms(db),
    customer,
    admin: await signedIn({ admin: true }),
    expired: `Bearer ${signToken(app, { user_id: customer.id, sid: 'x', exp }, now)}`,
    revoked: revoked.headers.authorization,
    forged: `${customer.headers.authorization.slice(0, -4)}AAAA`,
    disabled: disabled.headers.authorization,
    demoted: demoted.headers.authorization,
  }
}

/** A token with each scope, and those that are refused. */
async function makePrograms(db: Db): Promise<Principals['programs']> {
  const headerOf = async (fields: Parameters<typeof anApiToken>[1]) =>
    (await anApiToken(db, fields)).headers.authorization
  const all = [...SCOPES]
  const entries = await Promise.all(all.map(async (scope) => [scope, await headerOf({ scopes: [scope] })]))
  return {
    ...(Object.fromEntries(entries) as Record<Scope, string>),
    expired: await headerOf({ scopes: all, expires_at: '2020-01-01T00:00:00.000Z' }),
    revoked: await headerOf({ scopes: all, revoked_at: '2020-01-01T00:00:00.000Z' }),
    malformed: 'Bearer bkt_live_short',
  }
}
