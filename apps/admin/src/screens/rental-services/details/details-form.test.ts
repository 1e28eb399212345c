import { expect, test } from 'vitest'
import { lineError, meetingPointErrorsOf, toDetailsFormValues, validateDetailsForm } from './details-form'

const DETAILS = {
  meeting_point: { text: 'Pier 3', map_url: null },
  bring: ['A towel'],
  requirements: ['18 or older'],
  pictures: [{ id: 5, image_url: '/api/images/a-640.jpg', alt: 'The deck' }],
}

test('details go through the form unchanged', () => {
  const checked = validateDetailsForm(toDetailsFormValues(DETAILS))
  expect(checked).toEqual({
    ok: true,
    value: { ...DETAILS, pictures: [{ id: 5, src: '/api/images/a-640.jpg', alt: 'The deck' }] },
  })
})

test('empty lines are left out, and none is the meeting point of the business', () => {
  const values = { ...toDetailsFormValues(), bring: [{ text: ' ' }, { text: 'A towel' }] }
  expect(validateDetailsForm(values)).toMatchObject({ value: { meeting_point: null, bring: ['A towel'] } })
})

test('errors are told once for each field, and placed at their parts', () => {
  const values = {
    meeting_point: { text: '', map_url: 'ftp://x' },
    bring: [{ text: 'x'.repeat(121) }],
    requirements: [],
    pictures: [{ src: '', alt: 'x'.repeat(201) }],
  }
  const checked = validateDetailsForm(values)
  expect(checked.ok ? {} : Object.keys(checked.errors)).toEqual(['meeting_point', 'bring', 'pictures'])
  expect(Object.keys(meetingPointErrorsOf(values.meeting_point))).toEqual(['text', 'map_url'])
  expect(lineError(values.bring[0]?.text ?? '')).toBe('A line must be at most 120 characters')
})
