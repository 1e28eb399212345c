import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { daysFromNow } from '../../support/product'
import type { StatusCounts } from '../product-servers'

const TIMEOUT_MS = 4000
const RETRY_MS = 100
const ATTEMPTS = 200

/** What became of one booking request. */
export type BookingOutcome = { id: number | undefined; status: number }

/**
 * Books as a browser does: repeats a request that got no answer, or 503, with the same idempotency key, until it has
 * one. Status 0 is no answer.
 */
export async function bookWithRetries(
  url: string,
  token: string,
  random: () => number,
  statuses: StatusCounts,
): Promise<BookingOutcome> {
  const body = JSON.stringify({
    booking_date: daysFromNow(1 + Math.floor(random() * 28)),
    id_product_fk: 1 + Math.floor(random() * 9),
    slot_id: 1 + Math.floor(random() * 3),
  })
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { status, text, isInProgress } = await send(`${url}/api/bookings`, {
      method: 'POST',
      headers,
      body,
    })
    statuses.add(status)
    if (status === 201) return { status, id: JSON.parse(text).id }
    if (status !== 0 && status !== 503 && !isInProgress) return { status, id: undefined }
    await pause(RETRY_MS)
  }
  return { status: 0, id: undefined }
}

async function send(url: string, init: RequestInit) {
  try {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await reply.text()
    // A 503 has to say when to try again.
    const status = reply.status === 503 && !reply.headers.has('retry-after') ? 500 : reply.status
    return { status, text, isInProgress: text.includes('/problems/in-progress') }
  } catch {
    return { status: 0, text: '', isInProgress: false }
  }
}
