import type Stripe from 'stripe'
import { invalidRequest } from './api-error'
import { expireCheckout } from './expire-checkout'
import { type Form, formAt, integerAt, itemsAt, metadataAt, textAt } from './form'
import type { StripeAccount } from './stripe-account'
import type { Checkout, LineItem, Session } from './stripe-objects'

const SHORTEST_LIFE = 30 * 60
const LONGEST_LIFE = 24 * 60 * 60
/** Of euro, dollar and most others. */
const SMALLEST_TOTAL = 50

/** What is taken; most of it changes only how Stripe's page looks. */
const PARAMETERS: readonly (keyof Stripe.Checkout.SessionCreateParams)[] = [
  'adaptive_pricing',
  'allow_promotion_codes',
  'allowed_payment_method_types',
  'automatic_tax',
  'billing_address_collection',
  'branding_settings',
  'cancel_url',
  'client_reference_id',
  'consent_collection',
  'currency',
  'custom_text',
  'customer_creation',
  'customer_email',
  'excluded_payment_method_types',
  'expand',
  'expires_at',
  'integration_identifier',
  'line_items',
  'locale',
  'managed_payments',
  'metadata',
  'mode',
  'name_collection',
  'origin_context',
  'payment_intent_data',
  'payment_method_options',
  'phone_number_collection',
  'submit_type',
  'success_url',
  'ui_mode',
  'wallet_options',
]

/** @throws {ApiError} for parameters that Stripe would refuse. */
export function createCheckout(account: StripeAccount, form: Form): Session {
  assertKnown(form)
  const success = requireUrl(form, 'success_url')
  const cancel = textAt(form, 'cancel_url') === undefined ? null : requireUrl(form, 'cancel_url')
  const { lineItems, total, currency } = readLineItems(account, form)
  const intent = formAt(form, 'payment_intent_data')
  const now = account.now()
  const id = account.newId('cs_test')
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: cancel,
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    created: now,
    currency,
    customer_details: null,
    customer_email: textAt(form, 'customer_email') ?? null,
    expires_at: readEnd(form, now),
    livemode: false,
    locale: (textAt(form, 'locale') as Session['locale']) ?? null,
    metadata: metadataAt(form),
    mode: 'payment',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    submit_type: (textAt(form, 'submit_type') as Session['submit_type']) ?? null,
    success_url: success,
    ui_mode: 'hosted_page',
    url: `${account.address.origin}/c/pay/${id}`,
  }
  const checkout: Checkout = {
    session,
    lineItems,
    intent: {
      capture_method: textAt(intent, 'capture_method') ?? 'automatic_async',
      description: textAt(intent, 'description') ?? null,
      metadata: metadataAt(intent),
    },
  }
  account.checkouts.set(id, checkout)
  account.plan(session.expires_at, () => {
    if (session.status === 'open') expireCheckout(account, checkout)
  })
  return session
}

function assertKnown(form: Form): void {
  const unknown = Object.keys(form).find((name) => !(PARAMETERS as readonly string[]).includes(name))
  if (unknown)
    throw invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    })
  if (textAt(form, 'mode') !== 'payment')
    throw invalidRequest('The simulator knows sessions of mode payment only.', { param: 'mode' })
}

function readLineItems(account: StripeAccount, form: Form) {
  const lineItems = itemsAt(form, 'line_items').map((item, at) => readLineItem(account, item, at))
  const [first] = lineItems
  if (!first)
    throw invalidRequest('Missing required param: line_items.', {
      code: 'parameter_missing',
      param: 'line_items',
    })
  if (lineItems.some(({ currency }) => currency !== first.currency))
    throw invalidRequest('All line items must be of one currency.', { param: 'line_items' })
  const total = lineItems.reduce((sum, { amount_total }) => sum + amount_total, 0)
  if (total < SMALLEST_TOTAL)
    throw invalidRequest("The Checkout Session's total amount must convert to at least 50 cents.", {
      code: 'amount_too_small',
    })
  return { lineItems, total, currency: first.currency }
}

function requireUrl(form: Form, name: 'success_url' | 'cancel_url'): string {
  const url = textAt(form, name)
  if (url === undefined)
    throw invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: name })
  return url
}

function readEnd(form: Form, now: number): number {
  const end = integerAt(form, 'expires_at') ?? now + LONGEST_LIFE
  if (end < now + SHORTEST_LIFE)
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      { param: 'expires_at' },
    )
  if (end > now + LONGEST_LIFE)
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  return end
}

function readLineItem(account: StripeAccount, item: Form, at: number): LineItem {
  const price = formAt(item, 'price_data')
  const amount = integerAt(price, 'unit_amount')
  const currency = textAt(price, 'currency')
  const name = textAt(formAt(price, 'product_data'), 'name')
  const param = `line_items[${at}][price_data]`
  if (amount === undefined || amount < 0)
    throw invalidRequest(`Invalid integer: ${param}[unit_amount]`, { param: `${param}[unit_amount]` })
  if (!currency || !/^[a-z]{3}$/.test(currency))
    throw invalidRequest(`Invalid currency: ${currency ?? ''}`, { param: `${param}[currency]` })
  if (!name)
    throw invalidRequest(`Missing required param: ${param}[product_data][name].`, {
      code: 'parameter_missing',
      param: `${param}[product_data][name]`,
    })
  const quantity = integerAt(item, 'quantity') ?? 1
  return {
    id: account.newId('li'),
    object: 'item',
    amount_subtotal: amount * quantity,
    amount_total: amount * quantity,
    currency,
    description: name,
    quantity,
  }
}
