import {
  type CalendarDate,
  type FieldErrors,
  type NewCustomer,
  normalizePhone,
  PART_OF_PHONE,
} from '@luzzu/domain'
import type { BookingRequest, Customer } from '@luzzu/domain/contracts'
import { NEW_BOOKING_COPY as COPY } from './new-booking.copy'

/** Somebody with an account, or somebody to add. */
export type ChosenCustomer = { known: Customer } | { text: string }

export type BookingForm = {
  customer: ChosenCustomer | null
  newCustomer: NewCustomer
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
export type FilledFields = Omit<BookingForm, 'isOverride' | 'total'>

/** Whether a field differs from what the form began with. */
export const isChanged = (fields: FilledFields, initial: FilledFields) =>
  JSON.stringify(fields) !== JSON.stringify(initial)

/** What was typed to find somebody is the beginning of the new customer. */
export function newCustomerFrom(text: string): NewCustomer {
  const blank = { username: '', mail: '', phone: '' }
  if (text.includes('@')) return { ...blank, mail: text }
  return PART_OF_PHONE.test(normalizePhone(text)) ? { ...blank, phone: text } : { ...blank, username: text }
}

/** Errors by the name of the field in the request; the server checks the rest. */
export function missingFields({ customer, date, slotId }: BookingForm): FieldErrors {
  return {
    ...(customer === null && { customer: COPY.customerRequired }),
    ...(date === undefined && { booking_date: COPY.dateRequired }),
    ...(date !== undefined && slotId === undefined && { slot_id: COPY.slotRequired }),
  }
}

/** The error of the chosen customer; that of somebody with an account, whose contact details are not shown, too. */
export function customerError(errors: FieldErrors, customer: ChosenCustomer | null): string | undefined {
  if (errors.customer || !customer || !('known' in customer)) return errors.customer
  return errors['customer/username'] ?? errors['customer/mail'] ?? errors['customer/phone']
}

/** The server finds the account by its email address. */
const contactOf = ({ username, mail, phone }: Customer): NewCustomer => ({ username, mail, phone })

/** The request; `undefined` while something is missing. */
export function toBookingRequest(form: BookingForm): BookingRequest | undefined {
  const { customer, productId, date, slotId, addonIds, guests, total, note, isConfirmed, isOverride } = form
  if (!customer || !productId || !date || !slotId) return undefined
  return {
    booking_date: date,
    id_product_fk: productId,
    slot_id: slotId,
    status: isConfirmed ? 'Confirmed' : 'Pending',
    customer: 'known' in customer ? contactOf(customer.known) : form.newCustomer,
    ...(addonIds.length > 0 && { addon_ids: [...addonIds] }),
    ...(guests !== undefined && { guests }),
    ...(total !== undefined && { total_price: total }),
    ...(note.trim() && { note }),
    ...(isOverride && { override: true }),
  }
}
