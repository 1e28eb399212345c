import {
  type CalendarDate,
  type FieldErrors,
  matchesTerms,
  type NewCustomer,
  normalizePhone,
  PART_OF_PHONE,
  parseCalendarDate,
  type ReadPhone,
  searchTerms,
  type Validated,
  validated,
  validateGuests,
  validateNewCustomer,
} from '@luzzu/domain'
import type { Booking, BookingRequest, Contact, Customer, Product } from '@luzzu/domain/contracts'
import { NEW_BOOKING_COPY as COPY, newBookingMessages } from './new-booking.copy'

/** Somebody with an account, a guest without one who has booked before, or somebody to add. */
export type ChosenCustomer = { known: Customer } | { guest: Contact } | { text: string }

/** The contact details are those of a new customer. */
export type BookingForm = NewCustomer & {
  customer: ChosenCustomer | null
  productId: number | undefined
  date: CalendarDate | undefined
  slotId: number | undefined
  /** Optional add-ons. */
  addonIds: readonly number[]
  guests: number | undefined
  /** The total that is shown, in currency units. */
  total: number | undefined
  note: string
  isConfirmed: boolean
  isOverride: boolean
}

/** What is filled in by hand; the rest is chosen with it. */
export type FilledFields = Omit<BookingForm, 'isOverride' | 'total'> & {
  /** The day on which the slot was chosen, where no date was. */
  slotDate?: CalendarDate | undefined
}

/** The contact details to send or to complete; an account has its own. */
export function contactDetailsOf(customer: ChosenCustomer): NewCustomer {
  if ('known' in customer) return newCustomerFrom('')
  if ('text' in customer) return newCustomerFrom(customer.text)
  const { name, mail, phone } = customer.guest
  return { username: name, mail: mail ?? '', phone: phone ?? '' }
}

/** Guests of bookings without an account whose name or phone number matches, each once. */
export function guestsOf(bookings: readonly Booking[], q: string): Contact[] {
  const terms = searchTerms(q)
  const isMeant = ({ name, phone }: Contact) => matchesTerms(terms, [name], phone)
  const guests = bookings.flatMap(({ id_user_fk, source, contact }) =>
    id_user_fk === null && source !== 'reseller' && contact && isMeant(contact) ? [contact] : [],
  )
  return [...Map.groupBy(guests, guestKey).values()].flatMap(([newest]) => newest ?? [])
}

export const guestKey = ({ name, phone, mail }: Contact) => [name, phone, mail].join(' · ')

/** As callers tell them: `Salvu Galea 7911 1222`. */
const NAME_AND_PHONE = /^(.*\p{L}[^\s,]*)[\s,]+(\+?\d[\d\s()./-]{5,})$/u

/** Also as an email program copies it: `<karla@example.net>,`. */
const MAIL = /[\s,<]*([^\s,;<>]*@[^\s,;<>]*)[\s,;>]*/

/** What was typed to find somebody is the beginning of the new customer. */
function newCustomerFrom(text: string): NewCustomer {
  const [typed = '', mail = ''] = MAIL.exec(text) ?? []
  const rest = text
    .replace(typed, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
  if (PART_OF_PHONE.test(normalizePhone(rest))) return { username: '', mail, phone: rest }
  const [, username = rest, phone = ''] = NAME_AND_PHONE.exec(rest) ?? []
  return { username, mail, phone }
}

/** The form's names of fields that the request calls otherwise. */
const FORM_NAMES: Readonly<Record<string, keyof FilledFields>> = {
  'customer/username': 'username',
  'customer/mail': 'mail',
  'customer/phone': 'phone',
  id_product_fk: 'productId',
  booking_date: 'date',
  slot_id: 'slotId',
  addon_ids: 'addonIds',
}

/** What the server has rejected, by the form's fields. */
export const toFormErrors = (rejected: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(rejected).map(([name, error]) => [FORM_NAMES[name] ?? name, error]))

/** The date that was typed; none while only a part of its year is there. */
export function readDate(text: string): CalendarDate | undefined {
  const date = parseCalendarDate(text)
  return date && date > '2000' ? date : undefined
}

/** How many guests a product takes; `undefined` until it is known. */
export type GuestLimits = Parameters<typeof validateGuests>[1] | undefined

export const guestLimits = (product: Pick<Product, 'max_persons' | 'charge'> | undefined): GuestLimits =>
  product && { max_persons: product.max_persons, charge: product.charge ?? 'as_listed' }

/** How many guests are booked: a place for one needs no question. */
export const bookedGuests = (typed: number | undefined, limits: GuestLimits): number | undefined =>
  typed ?? (limits?.max_persons === 1 ? 1 : undefined)

/** The request, `undefined` while something is loaded, or what is wrong; the server checks what is free. */
export function validateBookingForm(
  form: BookingForm,
  limits: GuestLimits,
  readPhone: ReadPhone,
): Validated<BookingRequest | undefined> {
  const { customer, date, slotId } = form
  const booked = bookedGuests(form.guests, limits)
  const guests = limits && validateGuests(booked ?? null, limits)
  const errors = {
    ...(customer === null ? { customer: COPY.customerRequired } : contactErrors(form, customer, readPhone)),
    ...(date === undefined && { date: COPY.dateRequired }),
    ...(date !== undefined && slotId === undefined && { slotId: COPY.slotRequired }),
    ...(guests && { guests }),
  }
  return validated(toBookingRequest({ ...form, guests: booked }), errors)
}

/** What is wrong with the contact details of a customer without an account. */
function contactErrors(form: BookingForm, customer: ChosenCustomer, readPhone: ReadPhone): FieldErrors {
  if ('known' in customer) return {}
  const checked = validateNewCustomer(contactOf(form), readPhone)
  return checked.ok ? {} : checked.errors
}

type ErrorOf = (name: 'customer' | keyof NewCustomer) => string | undefined

/** The error of the chosen customer; that of somebody with an account, whose contact details are not shown, too. */
export function customerError(errorOf: ErrorOf, customer: ChosenCustomer | null): string | undefined {
  const error = errorOf('customer')
  if (error || !customer || !('known' in customer)) return error
  return errorOf('username') ?? errorOf('mail') ?? errorOf('phone')
}

/** The server finds the account by its email address; without one nothing is mailed. */
const contactOf = ({ username, mail, phone }: NewCustomer): NewCustomer => ({
  username,
  phone,
  mail: mail?.trim() || null,
})

function toBookingRequest(form: BookingForm): BookingRequest | undefined {
  const { customer, productId, date, slotId, addonIds, guests, total, note, isConfirmed, isOverride } = form
  if (!customer || !productId || !date || !slotId) return undefined
  return {
    booking_date: date,
    id_product_fk: productId,
    slot_id: slotId,
    status: isConfirmed ? 'Confirmed' : 'Pending',
    customer: 'known' in customer ? contactOf(customer.known) : contactOf(form),
    ...(addonIds.length > 0 && { addon_ids: [...addonIds] }),
    ...(guests !== undefined && { guests }),
    ...(total !== undefined && { total_price: total }),
    ...(note.trim() && { note }),
    ...(isOverride && { override: true }),
  }
}

/** What became of the name and phone of a customer; nothing to say of an account that was chosen and used. */
export function customerNotice(
  { customer, contact }: Pick<Booking, 'customer' | 'contact'>,
  chosen: ChosenCustomer | null,
  hasMailServer: boolean,
): string | undefined {
  if (!contact) return undefined
  const isUsed = chosen !== null && 'known' in chosen && customer?.matched === 'proven'
  const matched =
    customer && contact.mail !== null && !isUsed
      ? [newBookingMessages.matched[customer.matched](contact, hasMailServer)]
      : []
  const isMailed = hasMailServer && contact.mail !== null
  return [...matched, ...(isMailed ? [] : [newBookingMessages.notMailed(contact)])].join(' ') || undefined
}
