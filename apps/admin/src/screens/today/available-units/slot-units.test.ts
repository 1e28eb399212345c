import { type CalendarDate, type Instant, PRODUCT_FIELDS, recordExample, TIME_SLOTS } from '@luzzu/domain'
import type { Closure, Product } from '@luzzu/domain/contracts'
import { describe, expect, test } from 'vitest'
import { buildManifestEntry } from '../../../booking/testing/build-booking'
import { buildHold } from '../../../booking/testing/build-hold'
import { availableUnitsMessages } from './available-units.copy'
import { closedUnitsOn, placesFor, unitsIn } from './slot-units'

const luzzu: Product = {
  ...recordExample(PRODUCT_FIELDS),
  id: 1,
  activity_id: 1,
  name: 'Traditional Luzzu',
  units: 2,
  image: null,
  image_url: null,
}
const morning = { slot_id: 1, time_range: '08:00-12:00' }
const fullDay = { slot_id: 3, time_range: '08:00-18:00' }
const nothingClosed = () => []

type Bookings = Parameters<typeof unitsIn>[2]['bookings']
const slotsWith = (bookings: Bookings, slots: readonly Parameters<typeof unitsIn>[0][] = TIME_SLOTS) =>
  slots.map((slot) =>
    unitsIn(slot, luzzu, { bookings, holds: [], availability: [], closedUnits: nothingClosed }),
  )

describe('the units of a slot', () => {
  test('are used by every booking that overlaps it', () => {
    const bookings = [
      buildManifestEntry({ id: 1, status: 'Confirmed', ...morning }),
      buildManifestEntry({ id: 2, ...fullDay }),
    ]
    expect(slotsWith(bookings).map(({ left, confirmed, pending }) => [left, confirmed, pending])).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [0, 1, 1],
    ])
  })

  test('are shared by slots of any times', () => {
    const early = { id: 4, name: 'Early', time_range: '07:00-11:00' }
    const noon = { id: 5, name: 'Noon', time_range: '10:00-14:00' }
    const bookings = [
      buildManifestEntry({ id: 1, status: 'Confirmed', slot_id: 4, time_range: early.time_range }),
      buildManifestEntry({ id: 2, slot_id: 5, time_range: noon.time_range }),
    ]
    expect(slotsWith(bookings, [early, noon]).map(({ left }) => left)).toEqual([0, 0])
  })

  test('are confirmed where a confirmed booking keeps them, whatever of those before or after it is pending', () => {
    const afternoon = { slot_id: 2, time_range: '13:00-18:00' }
    const bookings = [
      buildManifestEntry({ id: 1, status: 'Confirmed', ...morning }),
      buildManifestEntry({ id: 2, ...morning }),
      buildManifestEntry({ id: 3, status: 'Confirmed', ...afternoon }),
      buildManifestEntry({ id: 4, ...afternoon }),
    ]
    const units = slotsWith(bookings).map(({ confirmed, pending }) => [confirmed, pending])
    expect(units).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ])
  })

  test('are not used by cancelled bookings, nor by those of other products', () => {
    const bookings = [
      buildManifestEntry({ status: 'Cancelled', ...morning }),
      buildManifestEntry({ id_product_fk: 2, ...morning }),
    ]
    expect(slotsWith(bookings)[0]?.left).toBe(2)
  })
})

test('what resellers hold is taken, and told', () => {
  const holds = [buildHold(), buildHold({ id: 42, id_product_fk: 2 })]
  const [inMorning, inAfternoon] = TIME_SLOTS.map((slot) =>
    unitsIn(slot, luzzu, { bookings: [], holds, availability: [], closedUnits: nothingClosed }),
  )
  expect(inMorning).toMatchObject({ left: 1, held: 1, confirmed: 0 })
  expect(inMorning && availableUnitsMessages.left(inMorning)).toBe('1 of 2 left, 1 on hold')
  expect(inAfternoon).toMatchObject({ left: 2, held: 0 })
})

describe('what customers hold while they check out', () => {
  const unitsAt = (remaining: number, status: 'open' | 'full' | 'notice') => {
    const availability = [{ product_id: luzzu.id, slots: [{ slot_id: 1, remaining, status, price: null }] }]
    const bookings = [buildManifestEntry({ status: 'Confirmed', ...morning })]
    const taken = { bookings, holds: [], availability, closedUnits: nothingClosed }
    return unitsIn({ id: 1, name: 'Morning', time_range: '08:00-12:00' }, luzzu, taken)
  }

  test('is what is less available than bookings say, and told like what resellers hold', () => {
    const full = unitsAt(0, 'full')
    expect(full).toMatchObject({ left: 0, held: 1, confirmed: 1, pending: 0, closed: 0 })
    expect(availableUnitsMessages.gone([full])).toEqual(['Full: Traditional Luzzu (1 on hold)'])
  })

  test('is nothing where bookings are newer than the availability, or customers are not offered the slot', () => {
    expect(unitsAt(2, 'open')).toMatchObject({ left: 1, held: 0 })
    expect(unitsAt(0, 'notice')).toMatchObject({ left: 1, held: 0 })
  })
})

describe('closed units', () => {
  const day = '2026-06-18' as CalendarDate
  const aClosure = (fields: Partial<Closure>): Closure => ({
    id: 1,
    from_date: day,
    to_date: day,
    product_id: null,
    slot_id: null,
    units: null,
    reason: '',
    created_at: '2026-06-10T10:00:00.000Z' as Instant,
    ...fields,
  })
  function slotsClosedBy(...closures: Closure[]) {
    const bookings = [buildManifestEntry({ status: 'Confirmed', ...morning })]
    const closedUnits = closedUnitsOn(day, closures, TIME_SLOTS)
    return TIME_SLOTS.map((slot) => {
      const units = unitsIn(
        slot,
        { ...luzzu, units: 3 },
        { bookings, holds: [], availability: [], closedUnits },
      )
      return [units.left, units.closed, availableUnitsMessages.left(units)]
    })
  }

  test('are not left', () => {
    expect(slotsClosedBy(aClosure({ units: 1, slot_id: 1, product_id: luzzu.id }))).toEqual([
      [1, 1, '1 of 3 left, 1 closed'],
      [3, 0, '3 of 3 left'],
      [1, 1, '1 of 3 left, 1 closed'],
    ])
    expect(slotsClosedBy(aClosure({ units: 2, slot_id: 1 }))[0]).toEqual([0, 2, 'Full, 2 closed'])
  })

  test('close the slot when they are all of them, whatever is booked', () => {
    expect(slotsClosedBy(aClosure({ slot_id: 1 }))).toEqual([
      [0, 2, 'Closed'],
      [3, 0, '3 of 3 left'],
      [0, 2, 'Closed'],
    ])
  })

  test('are those of the product and of the day, in slots that exist', () => {
    const elsewhere = [{ product_id: 2 }, { from_date: '2026-06-19' }, { slot_id: 99 }]
    expect(slotsClosedBy(...elsewhere.map(aClosure)).map(([left]) => left)).toEqual([2, 3, 2])
  })
})

test('for four guests only what takes four is free, and what is not left says what may come free again', () => {
  const kayak = { ...luzzu, id: 2, name: 'Kayak', max_persons: 2 }
  const taken = (status: 'Confirmed' | 'Pending', id: number) =>
    buildManifestEntry({ id, status, ...morning })
  const [slot] = TIME_SLOTS
  if (!slot) throw new Error('There is no slot.')
  const on = (...bookings: Bookings) => ({
    bookings,
    holds: [],
    availability: [],
    closedUnits: nothingClosed,
  })
  const units = [luzzu, kayak].map((product) => unitsIn(slot, { ...product }, on()))
  const names = (all: typeof units) => all.map(({ product }) => product.name)
  expect(names(placesFor(4, units).free)).toEqual(['Traditional Luzzu'])
  expect(names(placesFor(4, units).smaller)).toEqual(['Kayak'])
  expect(names(placesFor(undefined, units).free)).toEqual(['Traditional Luzzu', 'Kayak'])
  const full = unitsIn(slot, luzzu, on(taken('Confirmed', 1), taken('Pending', 2)))
  expect(placesFor(4, [full]).gone).toEqual([full])
  expect(availableUnitsMessages.gone([full])).toEqual(['Full: Traditional Luzzu (1 pending)'])
})
