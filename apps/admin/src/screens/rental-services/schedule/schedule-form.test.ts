import { ALWAYS_OFFERED } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { toScheduleFormValues, toScheduleTexts, validateScheduleForm } from './schedule-form'

const summer = {
  slot_ids: [1, 4],
  weekdays: [6, 7],
  season: { from: '04-01', to: '10-31' },
  min_notice_hours: 24,
}
const slots = [
  { id: 1, name: 'Morning', time_range: '08:00-12:00' },
  { id: 2, name: 'Afternoon', time_range: '13:00-18:00' },
  { id: 4, name: 'Evening', time_range: '19:00-21:00' },
]

test.each([ALWAYS_OFFERED, summer])('a schedule is saved unchanged when nothing is edited', (schedule) => {
  expect(validateScheduleForm(toScheduleFormValues(schedule))).toEqual({ ok: true, value: schedule })
})

test('each field is checked', () => {
  const checked = validateScheduleForm({
    slot_ids: [],
    weekdays: [],
    season: { from: '02-30', to: '10-31' },
    min_notice_hours: 'soon',
  })
  expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual([
    'slot_ids',
    'weekdays',
    'season',
    'min_notice_hours',
  ])
})

test('a schedule is described in words', () => {
  expect(toScheduleTexts(toScheduleFormValues(summer), slots)).toEqual({
    slot_ids: 'Morning, Evening',
    weekdays: 'Sat-Sun',
    season: 'April 1 to October 31',
    min_notice_hours: '24',
  })
  expect(toScheduleTexts(toScheduleFormValues(ALWAYS_OFFERED), slots)).toEqual({
    slot_ids: 'All',
    weekdays: 'Every day',
    season: 'All year',
    min_notice_hours: '',
  })
})
