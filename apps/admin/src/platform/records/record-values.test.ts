import {
  ADDON_FIELDS,
  PRODUCT_FIELDS,
  recordExample,
  requestExample,
  SETTINGS_FIELDS,
  validateProduct,
} from '@luzzu/domain'
import { expect, test } from 'vitest'
import { differences, filterRows, readRecordValues, readText, toRecordValues } from './record-values'

test('a record is saved unchanged when nothing is edited', () => {
  const product = { ...recordExample(PRODUCT_FIELDS), activity_id: 1 }
  const values = toRecordValues({ fields: PRODUCT_FIELDS }, product)
  expect(values).toMatchObject({ id_activity_fk: '1', price: '120.00', boat_height_m: '' })
  expect(validateProduct(readRecordValues(PRODUCT_FIELDS, values))).toEqual({
    ok: true,
    value: requestExample(PRODUCT_FIELDS),
  })
})

test('a new record begins with what the declaration and the form say', () => {
  expect(toRecordValues({ fields: ADDON_FIELDS, initial: { id_product_fk: '7' } }, undefined)).toEqual({
    id_product_fk: '7',
    addon_name: '',
    included: 'no',
    extra_price: '',
  })
})

test('text that is no number stays one, to be refused', () => {
  const { max_persons, boat_height_m } = PRODUCT_FIELDS
  expect([readText(max_persons, ' 8 '), readText(max_persons, 'eight')]).toEqual([8, 'eight'])
  expect([readText(boat_height_m, ''), readText(boat_height_m, '2.4')]).toEqual(['', 2.4])
})

test('an empty period is none where there may be none', () => {
  const { booking_window_days, min_notice_hours } = SETTINGS_FIELDS
  expect([readText(booking_window_days, ' '), readText(min_notice_hours, '')]).toEqual([null, ''])
})

const labels = { question: 'Question', answer: 'Answer' }

test('only fields that both have changed are compared', () => {
  const theirs = { question: 'Can I cancel?', answer: 'Up to 24 hours before.' }
  const mine = { question: 'Can I cancel?', answer: 'Up to one day before.' }
  expect(differences({ labels, conflicts: ['answer'], theirs, mine })).toEqual([
    { field: 'answer', label: 'Answer', theirs: 'Up to 24 hours before.', mine: 'Up to one day before.' },
  ])
})

const rows = [
  { question: 'Where do we meet?', answer: 'At the quay in Marsaxlokk.' },
  { question: 'Is Ġorġ the skipper?', answer: 'On most days.' },
]
const find = (search: string) =>
  filterRows(rows, search, ({ question, answer }) => [question, answer]).map(({ question }) => question)

test('a search matches any text, ignoring case', () => {
  expect(find('QUAY')).toEqual(['Where do we meet?'])
  expect(find('days gorg')).toEqual(['Is Ġorġ the skipper?'])
  expect(find('most days')).toEqual(['Is Ġorġ the skipper?'])
})

test('a search ignores accents', () => {
  expect(find('gorg')).toEqual(['Is Ġorġ the skipper?'])
})

test('an empty search matches everything, and an unknown text nothing', () => {
  expect(find('  ')).toHaveLength(2)
  expect(find('submarine')).toEqual([])
})
