import {
  ADDON_FIELDS,
  PRODUCT_FIELDS,
  recordExample,
  requestExample,
  SETTINGS_FIELDS,
  validateProduct,
} from '@luzzu/domain'
import { expect, test } from 'vitest'
import { readRecordValues, readText, toRecordValues } from './record-values'

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
