import type { ReadPhone } from '../accounts/phone'
import { type Guest, validateGuest } from '../accounts/registration'
import type { Buyer } from '../documents/sales-document'
import { type FieldErrors, isObject, type Validated } from '../fields'
import { MAX_LENGTH } from '../limits'
import { isAmount } from '../money'
import type { PaymentSettings } from '../payments/payment-settings'
import { normalizeText, optionalTextRule, validateText } from '../text'

/** How many bookings one order begins with, and how many orders a customer may have that are not placed. */
export const ORDER_LIMITS = { items: 10, unplaced: 2, extensions: 2 } as const

/** How many places a network may hold without an account, and how many orders it may begin in an hour. */
export const GUEST_LIMITS = { items: 4, ordersPerHour: 10 } as const

/** What stands for the session of Stripe in the address to which its page leads back unpaid: Stripe tells its id only to the other one. */
export const UNPAID_SESSION = 'unpaid'

export const CHECKOUT_MESSAGES = {
  items: `Please choose from 1 to ${ORDER_LIMITS.items} bookings`,
  terms: 'Please accept the terms.',
  amount: 'Amount must be a number from 0 with at most 2 decimals',
  pay: 'Please choose to pay now or at the dock',
  dock: 'Payment at the dock is not possible',
  away: 'The payment page cannot be reached. Nothing was charged, and nothing is lost: please try again in a moment.',
  begun: 'A payment of this order has begun.',
  balance: 'Nothing can be paid online now.',
  noNow: 'Payment is made at the dock',
  invoice: 'An invoice needs a name and an address',
  network: 'Too many bookings are being made from your network. Please wait a while, or log in.',
  unplaced: 'You have other bookings on hold. Please finish them first.',
} as const

/** How a held order becomes one that is placed; amounts as they were shown, in currency units. */
export type Checkout = {
  total: number
  dueNow: number
  pay: 'now' | 'dock'
  invoice: Buyer | null
  /** Of an order without an account. */
  customer: Guest | null
}

/** Checks the body of a checkout; whom it is for follows from the account, and for guests from `customer`. */
export function validateCheckout(
  fields: Record<string, unknown>,
  { readPhone, isGuest }: { readPhone: ReadPhone; isGuest: boolean },
): Validated<Checkout> {
  const { total_price, due_now, pay, accept_terms, invoice = null } = fields
  const buyer = readBuyer(invoice)
  const customer = isGuest ? readGuest(fields.customer, readPhone) : NO_GUEST
  const errors: FieldErrors = {
    ...(!isAmount(total_price) && { total_price: CHECKOUT_MESSAGES.amount }),
    ...(!isAmount(due_now) && { due_now: CHECKOUT_MESSAGES.amount }),
    ...(pay !== 'now' && pay !== 'dock' && { pay: CHECKOUT_MESSAGES.pay }),
    ...(accept_terms !== true && { accept_terms: CHECKOUT_MESSAGES.terms }),
    ...(!customer.ok && customer.errors),
    ...(!buyer.ok && buyer.errors),
  }
  if (!buyer.ok || !customer.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    value: {
      total: total_price as number,
      dueNow: due_now as number,
      pay: pay as Checkout['pay'],
      invoice: buyer.value,
      customer: customer.value,
    },
  }
}

const NO_GUEST: Validated<null> = { ok: true, value: null }

/** Errors are at `customer/mail` and the like, those of somebody who is not told at all too. */
function readGuest(customer: unknown, readPhone: ReadPhone): Validated<Guest | null> {
  const checked = validateGuest(isObject(customer) ? customer : {}, readPhone)
  if (checked.ok) return checked
  const errors = Object.entries(checked.errors).map(([field, message]) => [`customer/${field}`, message])
  return { ok: false, errors: Object.fromEntries(errors) }
}

/** What is wrong with a way to pay that the business does not offer; in `desk` all is paid at the dock. */
export const payError = (pay: Checkout['pay'], { mode }: Pick<PaymentSettings, 'mode'>) =>
  mode === 'desk' && pay === 'now' ? CHECKOUT_MESSAGES.noNow : undefined

const VAT_NUMBER = optionalTextRule({ name: 'VAT number', max: MAX_LENGTH.integrationName })

function readBuyer(invoice: unknown): Validated<Buyer | null> {
  if (invoice === null) return { ok: true, value: null }
  if (typeof invoice !== 'object' || Array.isArray(invoice))
    return { ok: false, errors: { invoice: CHECKOUT_MESSAGES.invoice } }
  const { name, address, vat_number } = invoice as Record<string, unknown>
  const problems = {
    name: validateText(name, { required: 'Name is required', name: 'Name', max: MAX_LENGTH.name }),
    address: validateText(address, {
      required: 'Address is required',
      name: 'Address',
      max: MAX_LENGTH.reason,
      lines: true,
    }),
    vat_number: VAT_NUMBER.check(vat_number),
  }
  const found = Object.entries(problems).filter(([, message]) => message !== undefined)
  if (found.length > 0)
    return { ok: false, errors: Object.fromEntries(found.map(([at, message]) => [`invoice/${at}`, message])) }
  return {
    ok: true,
    value: {
      name: normalizeText(name),
      address: normalizeText(address),
      vat_number: VAT_NUMBER.read(vat_number),
    },
  }
}

/** Whether a list can be the items of an order; each of them is checked like a booking. */
export const areItems = (items: unknown): items is unknown[] =>
  Array.isArray(items) && items.length > 0 && items.length <= ORDER_LIMITS.items
