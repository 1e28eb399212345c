import { type Fields, type Validated, validated } from '../fields'
import { MAX_LENGTH } from '../limits'
import { isAmount } from '../money'
import { isId } from '../numbers'
import { optionalTextRule, textRule } from '../text'

export const PAYMENT_METHODS = ['card', 'cash', 'terminal', 'bank'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What staff take at the desk. */
export const DESK_METHODS = ['cash', 'terminal', 'bank'] as const
export type DeskMethod = (typeof DESK_METHODS)[number]

export const METHOD_LABELS: Record<PaymentMethod, string> = {
  card: 'Card online',
  cash: 'Cash',
  terminal: 'Card terminal',
  bank: 'Bank transfer',
}

export const PAYMENT_STATUSES = ['open', 'authorized', 'captured', 'voided', 'failed'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
/** How far a payment online has come, as who pays is told. */
export const PAYMENT_PROGRESS = ['open', 'authorized', 'paid', 'failed', 'expired', 'released'] as const
export type PaymentProgress = (typeof PAYMENT_PROGRESS)[number]
export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

const MAX_AMOUNT = 999_999.99

export const AMOUNT_MESSAGE = 'Amount must be a positive number with at most 2 decimals'
const PENDING_MESSAGE = 'Pending must be true or false'
const REFUNDED_MESSAGE = 'Refunded must be 0 or a positive number'
export const METHOD_MESSAGE = 'Method must be cash, terminal or bank'

/** Whether an amount can be paid: from 0.01 to 999,999.99. */
export const isPaymentAmount = (amount: unknown): amount is number =>
  isAmount(amount) && amount > 0 && amount <= MAX_AMOUNT

const isSum = (amount: unknown): boolean => Number.isFinite(amount) && (amount as number) >= 0

const amountError = (amount: unknown) => (isPaymentAmount(amount) ? undefined : AMOUNT_MESSAGE)
const methodError = (method: unknown) =>
  DESK_METHODS.some((known) => known === method) ? undefined : METHOD_MESSAGE

export const PAID_BOOKING_MESSAGE = 'Please choose a booking of this order'
const bookingError = (id: unknown) =>
  id === undefined || id === null || isId(id) ? undefined : PAID_BOOKING_MESSAGE

const REFERENCE = optionalTextRule({ name: 'Reference', max: MAX_LENGTH.integrationName })
const REASON_FIELD = { name: 'Reason', max: MAX_LENGTH.reason, lines: true }
const REASON = optionalTextRule(REASON_FIELD)
const REQUIRED_REASON = textRule({ ...REASON_FIELD, required: 'Reason is required' })

/** Money that staff have received. `booking_id`: what is paid first of the order; by default all get a share. */
export type DeskPayment = {
  method: DeskMethod
  amount: number
  reference: string | null
  booking_id?: number
}

export function validateDeskPayment({
  method,
  amount,
  reference,
  booking_id,
}: Fields<keyof DeskPayment>): Validated<DeskPayment> {
  return validated(
    {
      method: method as DeskMethod,
      amount: amount as number,
      reference: REFERENCE.read(reference),
      ...(isId(booking_id) && { booking_id }),
    },
    {
      method: methodError(method),
      amount: amountError(amount),
      reference: REFERENCE.check(reference),
      booking_id: bookingError(booking_id),
    },
  )
}

/**
 * Money that staff give back: what cards cannot take by their method; with `card` nothing may be left for another.
 * `pending`: nothing but a refund that waits to be handed over. `refunded`: what of the order was refunded when staff
 * decided it, in currency units; nothing if another refund was made meanwhile.
 */
export type DeskRefund = {
  method: PaymentMethod
  amount: number
  reason: string | null
  pending?: boolean
  refunded?: number
}

export function validateDeskRefund({
  method,
  amount,
  reason,
  pending,
  refunded,
}: Fields<keyof DeskRefund>): Validated<DeskRefund> {
  return validated(
    {
      method: method as PaymentMethod,
      amount: amount as number,
      reason: REASON.read(reason),
      ...(pending === true && { pending }),
      ...(refunded !== undefined && { refunded: refunded as number }),
    },
    {
      method: method === 'card' ? undefined : methodError(method),
      amount: amountError(amount),
      reason: REASON.check(reason),
      pending: pending === undefined || typeof pending === 'boolean' ? undefined : PENDING_MESSAGE,
      refunded: refunded === undefined || isSum(refunded) ? undefined : REFUNDED_MESSAGE,
    },
  )
}

export type NewDamageDeposit = { method: PaymentMethod; amount: number }

const depositMethodError = (method: unknown) =>
  PAYMENT_METHODS.some((known) => known === method) ? undefined : METHOD_MESSAGE

export function validateDamageDeposit({
  method,
  amount,
}: Fields<keyof NewDamageDeposit>): Validated<NewDamageDeposit> {
  return validated(
    { method: method as PaymentMethod, amount: amount as number },
    { method: depositMethodError(method), amount: amountError(amount) },
  )
}

/** `reason`: what was damaged or lost. */
export type DamageCapture = { amount: number; reason: string }

export function validateDamageCapture({
  amount,
  reason,
}: Fields<keyof DamageCapture>): Validated<DamageCapture> {
  return validated(
    { amount: amount as number, reason: REQUIRED_REASON.read(reason) },
    { amount: amountError(amount), reason: REQUIRED_REASON.check(reason) },
  )
}
