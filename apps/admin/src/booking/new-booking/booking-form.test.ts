import type { CalendarDate, ReadPhone } from '@luzzu/domain'
import type { Booking, Customer } from '@luzzu/domain/contracts'
import { readPhone } from '@luzzu/domain/phone'
import { expect, test } from 'vitest'
import { buildCustomer } from '../testing/build-customer'
import {
  type BookingForm,
  contactDetailsOf,
  customerError,
  customerNotice,
  guestsOf,
  toFormErrors,
  validateBookingForm,
} from './booking-form'

const MARIA = buildCustomer()

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

const readMaltese: ReadPhone = (value) => readPhone(value, '+356')
const LIMITS = { charge: 'per_booking' as const, max_persons: 6 }

const validated = (fields: BookingForm) => {
  const checked = validateBookingForm(fields, LIMITS, readMaltese)
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
    expect(validateBookingForm(form(fields), LIMITS, readMaltese)).toEqual({
      ok: false,
      errors: { [name]: expect.any(String) },
    })
  }
})

test('all that is wrong is said at once, the contact details of a new customer too', () => {
  const wrong = { customer: { text: 'Noah' }, username: '', mail: 'noah@', phone: '7900', guests: 9 }
  expect(validateBookingForm(form(wrong), LIMITS, readMaltese)).toEqual({
    ok: false,
    errors: {
      username: expect.any(String),
      mail: 'Email is invalid',
      phone: 'Phone number is invalid',
      guests: expect.any(String),
    },
  })
})

test('more guests than a craft takes are said at their field, and so are none where each is charged', () => {
  const errorFor = (guests: number | undefined, charge: 'per_booking' | 'per_person', max_persons = 2) => {
    const checked = validateBookingForm(form({ guests }), { charge, max_persons }, readMaltese)
    return checked.ok ? undefined : checked.errors.guests
  }
  expect(errorFor(2, 'per_booking')).toBeUndefined()
  expect(errorFor(3, 'per_booking')).toBe('The number of guests must be from 1 to 2.')
  expect(errorFor(2, 'per_booking', 1)).toBe('There is room for 1 guest.')
  expect(errorFor(undefined, 'per_booking')).toBeUndefined()
  expect(errorFor(undefined, 'per_person')).toEqual(expect.any(String))
  expect(validateBookingForm(form({ guests: 9 }), undefined, readMaltese).ok).toBe(true)
})

test('errors in the contact details of a known customer are said at the customer', () => {
  const errors = toFormErrors({ 'customer/phone': 'Phone number is required' })
  const errorOf = (name: string) => errors[name]
  expect(customerError(errorOf, { known: MARIA })).toBe('Phone number is required')
  expect(customerError(errorOf, { text: 'Noah' })).toBeUndefined()
  expect(customerError(() => 'Choose a customer', null)).toBe('Choose a customer')
})

test('what was searched for begins the new customer', () => {
  expect(contactDetailsOf({ text: 'Maria V' })).toMatchObject({ username: 'Maria V' })
  expect(contactDetailsOf({ text: 'maria@ex' })).toMatchObject({ username: '', mail: 'maria@ex' })
  expect(contactDetailsOf({ text: '+356 7900' })).toMatchObject({ username: '', phone: '+356 7900' })
  expect(contactDetailsOf({ text: 'Salvu Galea 7911 1222' })).toMatchObject({
    username: 'Salvu Galea',
    phone: '7911 1222',
  })
  const karla = { username: 'Karla Nova', mail: 'karla@example.net', phone: '+420 777 123 456' }
  for (const text of [
    'Karla Nova karla@example.net +420 777 123 456',
    'Karla Nova, +420 777 123 456, karla@example.net',
    'Karla Nova <karla@example.net>, +420 777 123 456',
  ])
    expect(contactDetailsOf({ text }), text).toEqual(karla)
  expect(contactDetailsOf({ text: 'karla@example.net 7911 1222' })).toMatchObject({
    username: '',
    mail: 'karla@example.net',
    phone: '7911 1222',
  })
  expect(contactDetailsOf({ text: 'Henry the 8th' })).toMatchObject({ username: 'Henry the 8th', phone: '' })
})

test('guests without an account are found once by name or phone, with what they gave last', () => {
  const booking = (name: string, phone: string | null, fields: Partial<Booking> = {}) =>
    ({ id_user_fk: null, source: 'staff', contact: { name, phone, mail: null }, ...fields }) as Booking
  const bookings = [
    booking('Ċensu Żammit', '+35679100000'),
    booking('Ċensu Żammit', '+35679100000'),
    booking('Ċensu Żammit', '+35621000000'),
    booking('Maria Vella', '+35679200000'),
    booking('Carmen Zammit', null, { id_user_fk: 7 }),
    booking('Noah Zammit', null, { source: 'reseller' }),
  ]
  const phones = (q: string) => guestsOf(bookings, q).map(({ phone }) => phone)
  expect(phones('zammit')).toEqual(['+35679100000', '+35621000000'])
  expect(phones('vella maria 79 20')).toEqual(['+35679200000'])
  expect(phones('7920')).toEqual(['+35679200000'])
  expect(phones('Painted Luzzu')).toEqual([])
  expect(contactDetailsOf({ guest: { name: 'Noah', phone: null, mail: 'noah@example.com' } })).toEqual({
    username: 'Noah',
    phone: '',
    mail: 'noah@example.com',
  })
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
  expect(customerNotice(booking, { text: 'Maria' }, true)).toContain(text)
})

test('of a chosen account only what keeps it apart is told', () => {
  const booking = (matched: 'proven' | 'unproven') => ({ customer: { invited: false, matched }, contact })
  expect(customerNotice(booking('proven'), known, true)).toBeUndefined()
  expect(customerNotice(booking('unproven'), known, true)).toContain('was not used')
  expect(customerNotice({ contact: null }, known, true)).toBeUndefined()
})

test('of a customer without an address staff are told whom to call', () => {
  const booking = { contact: { ...contact, mail: null } }
  expect(customerNotice(booking, { text: 'Maria' }, true)).toContain('+356\u00a07900\u00a00000')
})

test('without a mail server nobody is invited, and staff are told whom to call', () => {
  const notice = customerNotice(
    { customer: { invited: true, matched: 'new' }, contact },
    { text: 'Maria' },
    false,
  )
  expect(notice).not.toContain('invited')
  expect(notice).toContain('+356\u00a07900\u00a00000')
})

test('a place for one is for one guest, unless another number was typed', () => {
  const checkedWith = (guests?: number) =>
    validateBookingForm(form({ guests }), { charge: 'per_person', max_persons: 1 }, readMaltese)
  expect(checkedWith()).toMatchObject({ ok: true, value: { guests: 1 } })
  expect(checkedWith(2)).toMatchObject({ ok: false })
})
