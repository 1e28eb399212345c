import type { Buyer } from '../documents/sales-document'
import type { FieldErrors, Validated } from '../fields'
import { MAX_LENGTH } from '../limits'
import { isAmount } from '../money'
import { normalizeText, optionalTextRule, validateText } from '../text'

/** How many bookings one order begins with, and how many orders a customer may have that are not placed. */
export const ORDER_LIMITS = { items: 10, unplaced: 2, extensions: 2 } as const

export const CHECKOUT_MESSAGES = {
  items: `Please choose from 1 to ${ORDER_LIMITS.items} bookings`,
  terms: 'Please accept the terms.',
  amount: 'Amount must be a number from 0 with at most 2 decimals',
  pay: 'Please choose to pay now or at the dock',
  dock: 'Payment at the dock is not possible',
  away: 'The payment page cannot be reached. Your places are still held: please try again in a moment.',
  begun: 'A payment of this order has begun.',
  balance: 'Nothing can be paid online now.',
  invoice: 'An invoice needs a name and an address',
  unplaced: 'You have other bookings on hold. Please finish them first.',
} as const

/** How a held order becomes one that is placed; amounts as they were shown, in currency units. */
export type Checkout = {
  total: number
  dueNow: number
  pay: 'now' | 'dock'
  invoice: Buyer | null
}

/** Checks the body of a checkout; whom it is for follows from the account. */
export function validateCheckout(fields: Record<string, unknown>): Validated<Checkout> {
  const { total_price, due_now, pay, accept_terms, invoice = null } = fields
  const buyer = readBuyer(invoice)
  const errors: FieldErrors = {
    ...(!isAmount(total_price) && { total_price: CHECKOUT_MESSAGES.amount }),
    ...(!isAmount(due_now) && { due_now: CHECKOUT_MESSAGES.amount }),
    ...(pay !== 'now' && pay !== 'dock' && { pay: CHECKOUT_MESSAGES.pay }),
    ...(accept_terms !== true && { accept_terms: CHECKOUT_MESSAGES.terms }),
    ...(!buyer.ok && buyer.errors),
  }
  if (!buyer.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    value: {
      total: total_price as number,
      dueNow: due_now as number,
      pay: pay as Checkout['pay'],
      invoice: buyer.value,
    },
  }
}

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
