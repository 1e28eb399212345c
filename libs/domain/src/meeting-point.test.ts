import { expect, test } from 'vitest'
import { mapHref } from './meeting-point'

test('a meeting point has a map', () => {
  const map_url = 'https://maps.example.com/hut'
  expect(mapHref({ text: 'The hut', map_url })).toBe(map_url)
  expect(mapHref({ text: '12 Quay Street', map_url: null })).toBe(
    'https://www.openstreetmap.org/search?query=12+Quay+Street',
  )
})
