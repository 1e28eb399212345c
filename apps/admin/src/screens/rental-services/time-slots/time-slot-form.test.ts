import { expect, test } from 'vitest'
import { archivedAs, toTimeSlotFormValues, validateTimeSlotForm } from './time-slot-form'

const evening = { id: 4, name: 'Evening', time_range: '19:00-21:30' }

test('a slot is saved unchanged when nothing is edited', () => {
  expect(validateTimeSlotForm(toTimeSlotFormValues(evening))).toEqual({
    ok: true,
    value: { name: 'Evening', time_range: '19:00-21:30', archived: false },
  })
  const archived = { ...toTimeSlotFormValues(evening), archived: archivedAs(true) }
  expect(validateTimeSlotForm(archived)).toMatchObject({ ok: true, value: { archived: true } })
})

test('an empty form names every field that it lacks', () => {
  expect(validateTimeSlotForm(toTimeSlotFormValues(undefined))).toEqual({
    ok: false,
    errors: {
      name: 'Name is required',
      time_range: 'Times must be as 08:00-12:00, and the start before the end',
    },
  })
})
