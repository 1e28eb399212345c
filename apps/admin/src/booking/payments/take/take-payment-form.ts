import {
  AMOUNT_MESSAGE,
  type Cents,
  type DeskMethod,
  type DeskPayment,
  formatMoney,
  isPaymentAmount,
  parseDecimal,
  toAmount,
  toCents,
  type Validated,
  validateDeskPayment,
} from '@luzzu/domain'
import { TAKE_COPY as COPY } from './take.copy'

/** As typed. */
export type TakePaymentValues = { amount: string; given: string; reference: string }

/** What is still owed, and in which currency. */
type Due = { cents: Cents; currency: string }

/** A typed amount in cents; `undefined` for anything but a positive amount. */
export function readCents(text: string): Cents | undefined {
  const amount = parseDecimal(text.trim())
  return isPaymentAmount(amount) ? toCents(amount) : undefined
}

export function validateTakePayment(
  method: DeskMethod,
  values: TakePaymentValues,
  due: Due,
): Validated<DeskPayment> {
  const amount = parseDecimal(values.amount.trim())
  const checked = validateDeskPayment({
    method,
    amount,
    reference: method === 'cash' ? '' : values.reference,
  })
  const errors = {
    ...(checked.ok ? {} : checked.errors),
    ...amountErrors(values.amount, due),
    ...(method === 'cash' && givenErrors(values)),
    ...(method === 'bank' && values.reference.trim() === '' && { reference: COPY.noReference }),
  }
  return Object.keys(errors).length > 0 || !checked.ok ? { ok: false, errors } : checked
}

function amountErrors(text: string, { cents, currency }: Due) {
  const amount = readCents(text)
  return amount !== undefined && amount > cents
    ? { amount: COPY.tooMuch(formatMoney(toAmount(cents), currency)) }
    : {}
}

function givenErrors({ amount, given }: TakePaymentValues) {
  if (given.trim() === '') return {}
  const [owed, handed] = [readCents(amount), readCents(given)]
  if (handed === undefined) return { given: AMOUNT_MESSAGE }
  return owed !== undefined && handed < owed ? { given: COPY.tooLittle } : {}
}

/** What goes back to the guest; `undefined` while it cannot be told. */
export function changeOf({ amount, given }: Pick<TakePaymentValues, 'amount' | 'given'>): Cents | undefined {
  const [owed, handed] = [readCents(amount), readCents(given)]
  return owed !== undefined && handed !== undefined && handed >= owed ? handed - owed : undefined
}
