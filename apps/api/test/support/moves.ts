import { aBooking, aProduct } from './builders'
import { type TestApp, testApp } from './test-app'

type Headers = Record<string, string>

export type Move = { booking_date?: unknown; slot_id?: unknown; total_price?: unknown; guests?: unknown }

type Fields = { status?: 'Pending' | 'Confirmed' | 'Cancelled'; slot_id?: 1 | 2 | 3; booking_date?: string }

// The test clock shows noon of June 10 in Malta.
export const TOMORROW = '2026-06-11'
export const NEXT_DAY = '2026-06-21'

export async function withBooking(booking: Fields = {}, environment: Record<string, string> = {}) {
  const fixture = await testApp({ environment })
  const { app, db } = fixture
  const [customer, admin] = [await fixture.signedIn(), await fixture.signedIn({ admin: true })]
  const product = await aProduct(db)
  const id = await aBooking(db, { account_id: customer.id, product, ...booking })
  const move = (fields: Move, headers: Headers = customer.headers, bookingId = id) =>
    app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/move`,
      headers,
      payload: { booking_date: NEXT_DAY, slot_id: 1, ...fields },
    })
  const setUp = (payload: object) =>
    app.inject({ method: 'PUT', url: '/api/settings', headers: admin.headers, payload })
  const kinds = async () => (await fixture.mails()).map(({ kind }) => kind)
  return { ...fixture, fixture, customer, admin, product, id, move, setUp, kinds }
}

export const renewSessions = ({ db, clock }: TestApp) =>
  db.updateTable('session').set({ last_seen_at: clock.now().toISOString() }).execute()
