import type { CheckoutRequest } from '@luzzu/api-client/own-orders'
import {
  type FieldErrors,
  type ReadPhone,
  readAnyPhone,
  type Validated,
  validateCheckout,
} from '@luzzu/domain'
import type { CheckoutDraft } from '../current-order'

export type PayChoice = 'now' | 'dock'

/** The form of a checkout, as it is filled in. */
export type CheckoutValues = CheckoutDraft & { pay: PayChoice; accept_terms: boolean }

/** Whether something else is filled in than what was submitted, if anything was. */
export const isCorrected = (typed: CheckoutDraft, submitted: CheckoutDraft | null): boolean =>
  Object.entries(submitted ?? {}).some(([name, value]) => typed[name as keyof CheckoutDraft] !== value)

/** What the form does not say: what the order costs, and whether its customer has an account. */
type Conditions = { total: number; dueNow: number; isGuest: boolean }

/** Checks what was filled in, as the server does, and makes the request of it. */
export function toCheckout(
  values: CheckoutValues,
  { total, dueNow, isGuest }: Conditions,
): Validated<CheckoutRequest> {
  const { username, mail, phone, pay, accept_terms } = values
  const request = {
    total_price: total,
    due_now: pay === 'dock' ? 0 : dueNow,
    pay,
    accept_terms: true as const,
    ...(isGuest && { customer: { username, mail, phone } }),
    ...(values.wants_invoice && {
      invoice: {
        name: values.invoice_name,
        address: values.invoice_address,
        vat_number: values.invoice_vat_number || null,
      },
    }),
  }
  const checked = validateCheckout({ ...request, accept_terms }, { readPhone, isGuest })
  return checked.ok ? { ok: true, value: request } : { ok: false, errors: toFormErrors(checked.errors) }
}

/** A number without a country code is one of the country of the business, which the server knows. */
const readPhone: ReadPhone = (value) => readAnyPhone(value, undefined)

/** Errors of the request at the fields of the form; those of amounts concern nothing that was typed. */
export function toFormErrors(errors: FieldErrors): FieldErrors {
  const named = Object.entries(errors).map(([pointer, message]) => [
    pointer.replace(/^customer\//, '').replace('/', '_'),
    message,
  ])
  return Object.fromEntries(named)
}
