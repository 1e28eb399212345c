import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { ACTIVITY_FIELDS } from '../catalogue/activity'
import { ADDON_FIELDS } from '../catalogue/addon'
import { FAQ_FIELDS } from '../catalogue/faq'
import { PRODUCT_FIELDS } from '../catalogue/product'
import { SCHEDULE_FIELDS } from '../schedule/schedule-fields'
import { TIME_SLOT_FIELDS } from '../schedule/time-slot-fields'
import { CONTACT_FIELDS, SETTINGS_FIELDS } from '../site/settings-fields'
import { labelsOf, logLabelsOf, namesInOrder, type RecordFields, termsOf } from './field'
import { recordProperties } from './record.contract'
import { recordExample, requestExample } from './record-example'
import { validateRecord } from './validate-record'

const DECLARED: [string, RecordFields][] = Object.entries({
  ACTIVITY_FIELDS,
  ADDON_FIELDS,
  FAQ_FIELDS,
  PRODUCT_FIELDS,
  SCHEDULE_FIELDS,
  TIME_SLOT_FIELDS,
  CONTACT_FIELDS,
  SETTINGS_FIELDS,
})

describe.each(DECLARED)('%s', (_name, fields) => {
  test('have examples that pass their checks and fit their schemas', () => {
    expect(validateRecord(fields, requestExample(fields))).toMatchObject({ ok: true })
    const schemas = Object.entries(recordProperties(fields))
    const example: Record<string, unknown> = recordExample(fields)
    for (const [name, schema] of schemas) expect(Value.Check(schema, example[name]), name).toBe(true)
  })

  test('stand each once in forms, before a field that there is', () => {
    expect(namesInOrder(fields).toSorted()).toEqual(Object.keys(fields).toSorted())
    for (const { before } of Object.values(fields)) if (before) expect(fields).toHaveProperty(before)
  })
})

test('a form may have another order than the checks', () => {
  expect(namesInOrder(PRODUCT_FIELDS).slice(3, 6)).toEqual(['max_persons', 'price', 'max_weight_kg'])
})

test('the activity log has labels in sentence case and the names of records', () => {
  expect(labelsOf(ADDON_FIELDS)).toMatchObject({ id_product_fk: 'Product', extra_price: 'Extra Price' })
  expect(logLabelsOf(ADDON_FIELDS)).toMatchObject({
    product_id: 'Product',
    addon_name: 'Name',
    extra_price: 'Extra price',
  })
  expect(logLabelsOf(SETTINGS_FIELDS)).toMatchObject({ booking_window_days: 'Booking window (days)' })
})

test('visitors read measures with their unit, where they are set', () => {
  const terms = termsOf(PRODUCT_FIELDS, { ...recordExample(PRODUCT_FIELDS), boat_height_m: null })
  expect(terms.slice(0, 2).map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
    'Max Persons: 8',
    'Max Weight: 700 kg',
  ])
  expect(terms.map(({ name }) => name)).not.toContain('boat_height_m')
  const large = termsOf(PRODUCT_FIELDS, { ...recordExample(PRODUCT_FIELDS), max_weight_kg: 1200.5 })
  expect(large[1]?.detail).toBe('1,200.5 kg')
})
