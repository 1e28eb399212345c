import { setTimeout as pause } from 'node:timers/promises'
import {
  client,
  daysFromNow,
  type HttpResponse,
  PASSWORD,
  type Server,
  type TestUser,
} from '../../support/product'
import { READS } from './load'

const CALM_MS = 250
const EVERY_MS = 100
const LONGEST_WAIT_MS = 60_000

/**
 * What customers do: they read, log in and book.
 * @returns a function that does it once, and tells the milliseconds of the slowest answer; infinite where one fails
 */
export function customersOf({ url }: Server, guest: TestUser): () => Promise<number> {
  const send = client(8)
  let times = 0
  const answered = async (reply: Promise<HttpResponse>, ...expected: number[]) => {
    const from = performance.now()
    const { status } = await reply.catch(() => ({ status: 0 }))
    return expected.includes(status) ? performance.now() - from : Number.POSITIVE_INFINITY
  }
  return async () => {
    times += 1
    const login = { mail: 'guest@example.com', password: PASSWORD }
    const booking = { booking_date: daysFromNow(6 + (times % 20)), id_product_fk: 5, slot_id: 2 }
    const all = await Promise.all([
      ...READS.map((path) => answered(send(url + path), 200)),
      answered(send(`${url}/api/login`, { method: 'POST', payload: login }), 200),
      // All units may be taken.
      answered(
        send(`${url}/api/bookings`, { method: 'POST', token: guest.token, payload: booking }),
        201,
        409,
      ),
    ])
    return Math.max(...all)
  }
}

/** Milliseconds of the slowest answer, once all are answered: a machine that does something else turns some away. */
export async function waitForAnswers(customers: () => Promise<number>): Promise<number> {
  for (const from = performance.now(); performance.now() - from < LONGEST_WAIT_MS; await pause(EVERY_MS)) {
    const slowest = await customers()
    if (Number.isFinite(slowest)) return slowest
  }
  throw new Error('Customers are not answered even before the overload.')
}

/** Milliseconds until customers are answered as `before`, or as fast as nobody notices. */
export async function waitForRecovery(customers: () => Promise<number>, before: number): Promise<number> {
  const from = performance.now()
  const elapsed = () => performance.now() - from
  while (elapsed() < LONGEST_WAIT_MS) {
    const started = elapsed()
    if ((await customers()) <= Math.max(CALM_MS, 2 * before)) return started
    await pause(EVERY_MS)
  }
  return LONGEST_WAIT_MS
}
