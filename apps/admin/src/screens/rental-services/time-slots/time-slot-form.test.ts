import { expect, test } from 'vitest'
import { switchValue } from '../../../platform/records/record-values'
import { TIME_SLOT_FORM, timeErrors } from './time-slot-form'

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

test('what is wrong with the times is said at each of them', () => {
  expect(timeErrors('-')).toEqual({ start: 'Start is required', end: 'End is required' })
  expect(timeErrors('08:00-')).toEqual({ end: 'End is required' })
  expect(timeErrors('12:00-08:00')).toEqual({ end: 'End must be after the start' })
  expect(timeErrors('08:00-12:00')).toEqual({})
})

test.each([[null], [[]], [[3]], [[1, 3]]])('the products %j of a slot are saved unchanged', (product_ids) => {
  expect(check(toFormValues({ ...evening, product_ids }))).toMatchObject({ ok: true, value: { product_ids } })
})
