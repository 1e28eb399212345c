import { DEFAULT_SETTINGS, type Settings } from '@luzzu/domain'
import { describe, expect, test } from 'vitest'
import {
  changedFields,
  type SettingsFormValues,
  toSettingsFormValues,
  toSettingsTexts,
  validateSettingsForm,
} from './settings-form'

const base = toSettingsFormValues(DEFAULT_SETTINGS)
const check = (change: Partial<SettingsFormValues>, from = base) =>
  validateSettingsForm({ ...from, ...change }, from, 'Europe/Malta')

describe('settings', () => {
  test('that nobody edited are not sent', () => {
    expect(check({})).toEqual({ ok: true, value: {} })
  })

  test('are sent where they differ, also within the contact', () => {
    const opening_hours = [{ days: [7], opens: '10:00', closes: '12:00' }]
    expect(check({ site_name: 'Blue Coast', 'contact/phone': '+356 2100 0001', opening_hours })).toEqual({
      ok: true,
      value: { site_name: 'Blue Coast', contact: { phone: '+356 2100 0001' }, opening_hours },
    })
  })

  test('that were cleared become the default, and typed ones numbers', () => {
    const from = toSettingsFormValues({ ...DEFAULT_SETTINGS, booking_window_days: 90, notify_mail: 'a@b.mt' })
    const change = { booking_window_days: '', reminder_hours: ' ', notify_mail: ' ', min_notice_hours: '12' }
    expect(check(change, from)).toEqual({
      ok: true,
      value: { booking_window_days: null, reminder_hours: null, notify_mail: null, min_notice_hours: 12 },
    })
  })

  test('are refused at their fields', () => {
    const checked = check({
      'contact/phone': 'call us',
      'contact/links': [{ name: 'Home', url: 'http://example.com' }],
      opening_hours: [{ days: [], opens: '08:00', closes: '18:00' }],
      min_notice_hours: '',
      cancellation_hours: '1.5',
    })
    expect(checked.ok ? [] : Object.keys(checked.errors).toSorted()).toEqual([
      'cancellation_hours',
      'contact/links',
      'contact/phone',
      'min_notice_hours',
      'opening_hours',
    ])
  })

  test('have a meeting point whose two fields are sent as one, none where both are empty', () => {
    expect(check({ 'meeting_point/text': ' The blue hut ', arrive_minutes: '20' })).toEqual({
      ok: true,
      value: { meeting_point: { text: 'The blue hut', map_url: null }, arrive_minutes: 20 },
    })
    const from = toSettingsFormValues({ ...DEFAULT_SETTINGS, meeting_point: { text: 'Pier', map_url: null } })
    expect(check({ 'meeting_point/text': ' ' }, from)).toEqual({ ok: true, value: { meeting_point: null } })
    expect(check({ 'meeting_point/map_url': 'http://x' }, from)).toEqual({
      ok: false,
      errors: { 'meeting_point/map_url': 'Map address must be an https address' },
    })
  })

  test('have a note on how guests pay, none where it is cleared', () => {
    const from = toSettingsFormValues({ ...DEFAULT_SETTINGS, payment_note: 'In cash' })
    expect(check({ payment_note: ' ' }, from)).toEqual({ ok: true, value: { payment_note: null } })
    expect(check({ payment_note: 'x'.repeat(201) })).toEqual({
      ok: false,
      errors: { payment_note: 'Payment note must be at most 200 characters' },
    })
  })

  test('go through the form unchanged', () => {
    const settings: Settings = { ...DEFAULT_SETTINGS, request_expires_hours: 48, auto_confirm: true }
    expect(changedFields(toSettingsFormValues(settings), base).toSorted()).toEqual([
      'auto_confirm',
      'request_expires_hours',
    ])
  })

  test('are compared as texts', () => {
    expect(toSettingsTexts(base)).toMatchObject({
      opening_hours: 'Mon-Fri 08:00-18:00\nSat 07:00-19:00\nSun 07:00-19:00',
      auto_confirm: 'No',
    })
  })
})
