import { expect, test } from 'vitest'
import { validateSettings } from '../site/settings'
import { paymentNoteFor, paymentNoteOf } from './payment-note'

const NOTE = 'Pay at the meeting point, in cash or by card.'
const CASH = '\u{1F4B6}'

test('guests read the note unless they pay online', () => {
  expect(paymentNoteOf({ payment_note: NOTE })).toBe(NOTE)
  expect(paymentNoteOf({ payment_note: NOTE, payments: { mode: 'desk' } })).toBe(NOTE)
  expect(paymentNoteOf({ payment_note: NOTE, payments: { mode: 'online' } })).toBeUndefined()
  expect(paymentNoteOf({ payment_note: null })).toBeUndefined()
  expect(paymentNoteOf({})).toBeUndefined()
})

test('where nothing is left to pay, nothing says how', () => {
  const site = { payment_note: NOTE }
  expect(paymentNoteFor({ total_price: 120 }, site)).toBe(NOTE)
  expect(paymentNoteFor({ total_price: 120, balance_due: 60 }, site)).toBe(NOTE)
  expect(paymentNoteFor({ total_price: 120, balance_due: 0 }, site)).toBeUndefined()
  expect(paymentNoteFor({ total_price: 0 }, site)).toBeUndefined()
})

const check = (payment_note: unknown) => validateSettings({ payment_note }, { timeZone: 'Europe/Malta' })

test.each([
  [null, null],
  ['', null],
  [' \u00a0 ', null],
  ['  Cash only ', 'Cash only'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['نقدًا أو بالبطاقة', 'نقدًا أو بالبطاقة'],
  [CASH.repeat(200), CASH.repeat(200)],
])('the note %j is kept as %j', (sent, payment_note) => {
  expect(check(sent)).toEqual({ ok: true, value: { payment_note } })
})

test.each([
  ['x'.repeat(201), 'Payment note must be at most 200 characters'],
  ['Cash\nor card', 'Contains invalid characters'],
  ['\u202eCash', 'Contains invalid characters'],
  ['\ud800', 'Contains invalid characters'],
  [12, 'Payment note must be a text'],
])('the note %j is refused', (sent, payment_note) => {
  expect(check(sent)).toEqual({ ok: false, errors: { payment_note } })
})
