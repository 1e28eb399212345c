import type { CalendarDate, Instant } from '@luzzu/domain'
import type { Customer } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import {
  type BookingForm,
  customerError,
  customerNotice,
  newCustomerFrom,
  toFormErrors,
  validateBookingForm,
} from './booking-form'

const MARIA = {
  id_user_pk: 9,
  username: 'Maria Vella',
  mail: 'maria@example.com',
  phone: '+35679000000',
  permission_level: 0 as const,
  created_at: '2026-06-17T16:03:00.000Z' as Instant,
  bookings: 1,
  sessions: 0,
  disabled: false,
  mail_proven: true,
}

const form = (fields: Partial<BookingForm> = {}): BookingForm => ({
  customer: { known: MARIA },
  username: '',
  mail: '',
  phone: '',
  productId: 2,
  date: '2026-06-20' as CalendarDate,
  slotId: 1,
  addonIds: [],
  guests: undefined,
  total: undefined,
  note: ' ',
  isConfirmed: true,
  isOverride: false,
  ...fields,
})

const validated = (fields: BookingForm) => {
  const checked = validateBookingForm(fields)
  return checked.ok && checked.value
}

test('known and new customers are named by their contact details', () => {
  expect(validated(form())).toEqual({
    booking_date: '2026-06-20',
    id_product_fk: 2,
    slot_id: 1,
    status: 'Confirmed',
    customer: { username: 'Maria Vella', mail: 'maria@example.com', phone: '+35679000000' },
  })
  const newCustomer = { username: 'Noah', mail: 'noah@example.com', phone: '+35679000001' }
  const added = form({
    customer: { text: 'Noah' },
    ...newCustomer,
    isConfirmed: false,
    isOverride: true,
    note: 'x',
    addonIds: [5, 6],
    guests: 3,
    total: 45,
  })
  expect(validated(added)).toEqual({
    booking_date: '2026-06-20',
    id_product_fk: 2,
    slot_id: 1,
    status: 'Pending',
    customer: newCustomer,
    note: 'x',
    addon_ids: [5, 6],
    guests: 3,
    total_price: 45,
    override: true,
  })
})

test('what is missing is said at its field, and nothing is sent', () => {
  for (const [fields, name] of [
    [{ customer: null }, 'customer'],
    [{ date: undefined }, 'date'],
    [{ slotId: undefined }, 'slotId'],
  ] as const) {
    expect(validateBookingForm(form(fields))).toEqual({ ok: false, errors: { [name]: expect.any(String) } })
  }
})

test('errors in the contact details of a known customer are said at the customer', () => {
  const errors = toFormErrors({ 'customer/phone': 'Phone number is required' })
  const errorOf = (name: string) => errors[name]
  expect(customerError(errorOf, { known: MARIA })).toBe('Phone number is required')
  expect(customerError(errorOf, { text: 'Noah' })).toBeUndefined()
  expect(customerError(() => 'Choose a customer', null)).toBe('Choose a customer')
})

test('what was searched for begins the new customer', () => {
  expect(newCustomerFrom('Maria V')).toMatchObject({ username: 'Maria V' })
  expect(newCustomerFrom('maria@ex')).toMatchObject({ username: '', mail: 'maria@ex' })
  expect(newCustomerFrom('+356 7900')).toMatchObject({ username: '', phone: '+356 7900' })
})

const contact = { name: 'Maria', phone: '+35679000000', mail: 'maria@example.com' }
const known = { known: {} as Customer }

test.each([
  ['new', 'The new account has this name and phone'],
  ['proven', 'keeps its own name and phone'],
  ['unproven', 'Nobody has confirmed maria@example.com'],
  ['disabled', 'is disabled and was not used'],
] as const)('staff are told what became of the name and phone for an address that is %s', (matched, text) => {
  const booking = { customer: { invited: matched === 'new', matched }, contact }
  expect(customerNotice(booking, { text: 'Maria' })).toContain(text)
})

test('of a chosen account only what keeps it apart is told', () => {
  const booking = (matched: 'proven' | 'unproven') => ({ customer: { invited: false, matched }, contact })
  expect(customerNotice(booking('proven'), known)).toBeUndefined()
  expect(customerNotice(booking('unproven'), known)).toContain('was not used')
  expect(customerNotice({ contact: null }, known)).toBeUndefined()
})

test('of a customer without an address staff are told whom to call', () => {
  const booking = { contact: { ...contact, mail: null } }
  expect(customerNotice(booking, { text: 'Maria' })).toContain('+35679000000')
})
