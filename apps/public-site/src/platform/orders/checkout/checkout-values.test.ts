import { expect, test } from 'vitest'
import { type CheckoutValues, toCheckout } from './checkout-values'

const FILLED: CheckoutValues = {
  username: 'Maria Vella',
  mail: 'maria@example.com',
  phone: '+35679000000',
  pay: 'now',
  accept_terms: true,
  wants_invoice: false,
  invoice_name: '',
  invoice_address: '',
  invoice_vat_number: '',
}
const CUSTOMER = { total: 120, dueNow: 36, isGuest: false }

const errorsOf = (values: Partial<CheckoutValues>, isGuest = false) => {
  const checked = toCheckout({ ...FILLED, ...values }, { ...CUSTOMER, isGuest })
  return checked.ok ? {} : checked.errors
}

test('the amounts are those of the order, and nothing is due now at the dock', () => {
  expect(toCheckout(FILLED, CUSTOMER)).toEqual({
    ok: true,
    value: { total_price: 120, due_now: 36, pay: 'now', accept_terms: true },
  })
  expect(toCheckout({ ...FILLED, pay: 'dock' }, CUSTOMER)).toMatchObject({
    value: { pay: 'dock', due_now: 0 },
  })
})

test('terms are accepted', () => {
  expect(errorsOf({ accept_terms: false })).toEqual({ accept_terms: 'Please accept the terms.' })
})

test('guests say who they are, with errors at their fields; customers are known', () => {
  expect(Object.keys(errorsOf({ username: '', mail: 'maria@', phone: '' }, true)).sort()).toEqual([
    'mail',
    'phone',
    'username',
  ])
  expect(errorsOf({ username: '', mail: '', phone: '' })).toEqual({})
  expect(toCheckout(FILLED, { ...CUSTOMER, isGuest: true })).toMatchObject({
    value: { customer: { username: 'Maria Vella', mail: 'maria@example.com', phone: '+35679000000' } },
  })
})

test('an invoice needs a name and an address, once it is wanted', () => {
  expect(Object.keys(errorsOf({ wants_invoice: true })).sort()).toEqual(['invoice_address', 'invoice_name'])
  const company = { wants_invoice: true, invoice_name: 'Vella Ltd', invoice_address: 'Marsaxlokk' }
  expect(toCheckout({ ...FILLED, ...company }, CUSTOMER)).toMatchObject({
    value: { invoice: { name: 'Vella Ltd', address: 'Marsaxlokk', vat_number: null } },
  })
})
