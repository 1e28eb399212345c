import { once } from 'node:events'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { toInstant } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { streamBookingsCsv } from './export-bookings'

const BOOKING: ManifestEntry = {
  id: 1,
  username: 'Maria Vella',
  product_name: 'Painted Luzzu',
  booking_date: '2026-06-20 00:00:00',
  slot_name: 'Morning',
  time_range: '08:00-12:00',
  status: 'Pending',
  total_price: 120,
  id_user_fk: 1,
  id_product_fk: 1,
  slot_id: 1,
  addons: [],
  guests: null,
  created_at: toInstant(new Date('2026-06-10T10:00:00Z')),
  updated_at: toInstant(new Date('2026-06-10T10:00:00Z')),
  attendance: 'none',
  etag: '"v1"',
  phone: '+35679000000',
  mail: 'maria@example.com',
}

/** A source with more batches than any buffer holds; records how many were read and whether it was closed. */
function manyParts(failAfter = Number.POSITIVE_INFINITY) {
  const source = { read: 0, isReleased: false }
  async function* batches() {
    try {
      for (; source.read < 1000; source.read += 1) {
        await nextTurn()
        if (source.read >= failAfter) throw new Error('the database went away')
        yield Array.from({ length: 200 }, () => BOOKING)
      }
    } finally {
      source.isReleased = true
    }
  }
  return { source, batches: batches() }
}

test('backpressure: no more rows are read than the client takes', async () => {
  const { source, batches } = manyParts()
  const table = streamBookingsCsv(batches, 'Europe/Malta')
  await once(table, 'readable')
  await pause(100)
  expect(source.read).toBeLessThan(10)
  table.destroy()
})

test('an aborted download closes the source', async () => {
  const { source, batches } = manyParts()
  const table = streamBookingsCsv(batches, 'Europe/Malta')
  await once(table, 'readable')
  table.destroy()
  await expect.poll(() => source.isReleased).toBe(true)
  expect(source.read).toBeLessThan(10)
})

test('an error of the source is emitted by the stream', async () => {
  const { source, batches } = manyParts(3)
  const table = streamBookingsCsv(batches, 'Europe/Malta')
  const failure = once(table, 'error')
  table.resume()
  const [error] = (await failure) as [Error]
  expect(error.message).toBe('the database went away')
  expect(source.isReleased).toBe(true)
})
