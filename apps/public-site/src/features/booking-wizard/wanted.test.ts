import { expect, test } from 'vitest'
import { parseWanted } from './wanted'

const parse = (query: string) => parseWanted(new URLSearchParams(query))

test('the link of a search names a day, a slot and people', () => {
  expect(parse('date=2026-07-16&slot_id=2&guests=4')).toEqual({ date: '2026-07-16', slotId: 2, guests: '4' })
  expect(parse('date=2026-07-16&slot_id=x&guests=0')).toEqual({
    date: '2026-07-16',
    slotId: null,
    guests: '',
  })
})

test.each(['', 'date=', 'date=2026-02-30', 'slot_id=2'])('"%s" names no day', (query) => {
  expect(parse(query)).toBeUndefined()
})
