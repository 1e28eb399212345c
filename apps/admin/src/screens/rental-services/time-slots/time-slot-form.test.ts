import { expect, test } from 'vitest'
import { switchValue } from '../../../platform/records/record-values'
import { TIME_SLOT_FORM } from './time-slot-form'

const { toFormValues, check } = TIME_SLOT_FORM

const evening = { id: 4, name: 'Evening', time_range: '19:00-21:30' }

test('a slot is saved unchanged when nothing is edited', () => {
  expect(check(toFormValues(evening))).toEqual({
    ok: true,
    value: { name: 'Evening', time_range: '19:00-21:30', product_ids: null, archived: false },
  })
  const archived = { ...toFormValues(evening), archived: switchValue(true) }
  expect(check(archived)).toMatchObject({ ok: true, value: { archived: true } })
})

test('an empty form names every field that it lacks', () => {
  expect(check(toFormValues(undefined))).toEqual({
    ok: false,
    errors: {
      name: 'Name is required',
      time_range: 'Times must be as 08:00-12:00, and the start before the end',
    },
  })
})

test.each([[null], [[]], [[3]], [[1, 3]]])('the products %j of a slot are saved unchanged', (product_ids) => {
  expect(check(toFormValues({ ...evening, product_ids }))).toMatchObject({ ok: true, value: { product_ids } })
})
