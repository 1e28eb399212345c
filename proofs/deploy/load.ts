import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { daysFromNow } from '../../e2e/support/users.ts'
import type { Answer, requestsOf } from './request.ts'

type Request = ReturnType<typeof requestsOf>

const READS = ['/', '/login', '/api/products', '/api/products/1', '/api/time-slots', '/remotes.json']
const READERS = 6
const WRITERS = 3
const RETRY_MS = 200

/** What became of the requests of a load. */
export type LoadResult = {
  reads: number
  failedReads: string[]
  writes: number
  /** The bookings that were acknowledged. */
  acknowledged: number[]
  /** Answers to writes that are neither a success nor a refusal that may be repeated. */
  failedWrites: string[]
  repeated: number
}

/** Reads pages and books until it is stopped; a write without an answer is repeated with its key. */
export function startLoad(request: Request, token: string): { stop: () => Promise<LoadResult> } {
  const result: LoadResult = {
    reads: 0,
    failedReads: [],
    writes: 0,
    acknowledged: [],
    failedWrites: [],
    repeated: 0,
  }
  let isStopped = false

  async function read(reader: number): Promise<void> {
    for (let count = reader; !isStopped; count += 1) {
      const path = READS[count % READS.length] ?? '/'
      const { status } = await request(path)
      result.reads += 1
      if (status !== 200) result.failedReads.push(`${path} ${status}`)
    }
  }

  async function write(writer: number): Promise<void> {
    for (let count = 0; !isStopped; count += 1) {
      const answer = await book(writer, count)
      result.writes += 1
      if (answer.status === 201) result.acknowledged.push(JSON.parse(answer.body).id)
      else if (answer.status !== 409)
        result.failedWrites.push(`${answer.status} ${answer.body.slice(0, 200)}`)
    }
  }

  /** Repeats a booking, as the page does, until it has been decided. */
  async function book(writer: number, count: number): Promise<Answer> {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const body = {
      booking_date: daysFromNow(1 + ((count * WRITERS + writer) % 25)),
      id_product_fk: 1,
      slot_id: 1,
    }
    for (;;) {
      const answer = await request('/api/bookings', { method: 'POST', headers, body })
      if (answer.status !== 0 && answer.status < 500) return answer
      result.repeated += 1
      await pause(RETRY_MS)
    }
  }

  const running = [
    ...Array.from({ length: READERS }, (_, reader) => read(reader)),
    ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
  ]
  return {
    stop: async () => {
      isStopped = true
      await Promise.all(running)
      return result
    },
  }
}
