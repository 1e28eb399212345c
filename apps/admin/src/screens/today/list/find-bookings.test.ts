import { expect, test } from 'vitest'
import { buildManifestEntry } from '../../../booking/testing/build-booking'
import { findBookings } from './find-bookings'

const BOOKINGS = [
  buildManifestEntry({
    id: 24,
    username: 'Ġorġ Żammit',
    phone: '+35679991122',
    product_name: 'Painted Luzzu',
  }),
  buildManifestEntry({ id: 124, username: 'Zoë Smith', phone: '+33612345678', product_name: 'Tandem Kayak' }),
  buildManifestEntry({ id: 7, username: 'Luca Borg', phone: '', product_name: 'Painted Luzzu' }),
]

test.each([
  ['gorg zam', [24]],
  ['SMITH', [124]],
  ['#24', [24]],
  ['#2', []],
  ['24', [24, 124]],
  ['luzzu borg', [7]],
  ['7999 1122', [24]],
  ['06 12 34 56 78', [124]],
  ['smith 612 34', [124]],
  [' ', [24, 124, 7]],
  ['nobody', []],
])('“%s” finds %j', (text, ids) => {
  expect(findBookings(BOOKINGS, text).map(({ id }) => id)).toEqual(ids)
})
