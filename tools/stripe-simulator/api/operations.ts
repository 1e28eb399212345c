import { ApiError, invalidRequest } from '../account/api-error'
import { cancelIntent, captureIntent, lapseAuthorization } from '../account/capture-payment'
import { createCheckout } from '../account/create-checkout'
import { expireCheckout } from '../account/expire-checkout'
import { type Form, integerAt, metadataAt, textAt, textsAt } from '../account/form'
import { createRefund, type RefundOutcome } from '../account/refunds'
import type { StripeAccount } from '../account/stripe-account'
import type { Charge, PaymentIntent, Refund } from '../account/stripe-objects'
import type { FaultKind } from './faults'
import { hasValues, listPage } from './lists'

export type Call = { id: string; form: Form; fault: FaultKind | undefined }
export type Operation = {
  method: 'GET' | 'POST'
  path: string
  run: (account: StripeAccount, call: Call) => object
}

/** The part of Stripe's API that is spoken, by the names of the package's methods. */
export const OPERATIONS = {
  'checkout.sessions.create': {
    method: 'POST',
    path: '/v1/checkout/sessions',
    run: (account, { form }) => createCheckout(account, form),
  },
  'checkout.sessions.list': {
    method: 'GET',
    path: '/v1/checkout/sessions',
    run: (account, { form }) =>
      listPage(
        [...account.checkouts.values()].map(({ session }) => session),
        form,
        '/v1/checkout/sessions',
        hasValues(form, ['payment_intent', 'status']),
      ),
  },
  'checkout.sessions.retrieve': {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    run: (account, { id }) => account.checkout(id).session,
  },
  'checkout.sessions.listLineItems': {
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    run: (account, { id }) => ({
      object: 'list',
      data: account.checkout(id).lineItems,
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    }),
  },
  'checkout.sessions.expire': {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    run: (account, { id }) => expireCheckout(account, account.checkout(id)),
  },
  'paymentIntents.list': {
    method: 'GET',
    path: '/v1/payment_intents',
    run: (account, { form }) => listPage(account.intents.values(), form, '/v1/payment_intents'),
  },
  'paymentIntents.retrieve': {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    run: (account, { id }) => account.intent(id),
  },
  'paymentIntents.capture': { method: 'POST', path: '/v1/payment_intents/:id/capture', run: capture },
  'paymentIntents.cancel': { method: 'POST', path: '/v1/payment_intents/:id/cancel', run: cancel },
  'charges.list': {
    method: 'GET',
    path: '/v1/charges',
    run: (account, { form }) =>
      listPage(account.charges.values(), form, '/v1/charges', hasValues(form, ['payment_intent'])),
  },
  'charges.retrieve': {
    method: 'GET',
    path: '/v1/charges/:id',
    run: (account, { id }) => account.charge(id),
  },
  'refunds.create': { method: 'POST', path: '/v1/refunds', run: refund },
  'refunds.list': {
    method: 'GET',
    path: '/v1/refunds',
    run: (account, { form }) =>
      listPage(account.refunds.values(), form, '/v1/refunds', hasValues(form, ['charge', 'payment_intent'])),
  },
  'refunds.retrieve': {
    method: 'GET',
    path: '/v1/refunds/:id',
    run: (account, { id }) => account.refund(id),
  },
  'disputes.list': {
    method: 'GET',
    path: '/v1/disputes',
    run: (account, { form }) =>
      listPage(
        account.disputes.values(),
        form,
        '/v1/disputes',
        hasValues(form, ['charge', 'payment_intent']),
      ),
  },
  'disputes.retrieve': {
    method: 'GET',
    path: '/v1/disputes/:id',
    run: (account, { id }) => account.dispute(id),
  },
  'events.list': {
    method: 'GET',
    path: '/v1/events',
    run: (account, { form }) => {
      const types = [...textsAt(form, 'types'), ...(textAt(form, 'type') ?? '').split(',').filter(Boolean)]
      return listPage(
        account.events.values(),
        form,
        '/v1/events',
        ({ type }) => types.length === 0 || types.includes(type),
      )
    },
  },
  'events.retrieve': { method: 'GET', path: '/v1/events/:id', run: (account, { id }) => account.event(id) },
} satisfies Record<string, Operation>

export type OperationName = keyof typeof OPERATIONS

export const listOperations = (): [OperationName, Operation][] =>
  Object.entries(OPERATIONS) as [OperationName, Operation][]

function capture(account: StripeAccount, { id, form, fault }: Call): PaymentIntent {
  const intent = account.intent(id)
  const amount = integerAt(form, 'amount_to_capture')
  if (fault === 'capture-failed' && intent.status === 'requires_capture') {
    lapseAuthorization(account, intent)
    throw new ApiError(402, {
      type: 'card_error',
      code: 'capture_charge_authorization_expired',
      message: 'The authorization of this charge has expired.',
      payment_intent: structuredClone(intent),
    })
  }
  if (fault === 'capture-refused')
    throw invalidRequest('Amount must convert to at least 50 cents.', { code: 'amount_too_small' })
  return captureIntent(account, intent, amount)
}

function cancel(account: StripeAccount, { id, form }: Call): PaymentIntent {
  const isOpen = [...account.checkouts.values()].some(
    ({ session }) => session.payment_intent === id && session.status === 'open',
  )
  if (isOpen)
    throw invalidRequest(
      "You cannot cancel this PaymentIntent because it's managed by a Checkout Session. To cancel it, expire the Checkout Session instead.",
      { code: 'payment_intent_unexpected_state' },
    )
  const reason = (textAt(form, 'cancellation_reason') ?? null) as PaymentIntent['cancellation_reason']
  return cancelIntent(account, account.intent(id), reason)
}

const OUTCOMES: Partial<Record<FaultKind, RefundOutcome>> = {
  'refund-pending': { status: 'pending' },
  'refund-pending-then-failed': { status: 'pending', later: 'failed' },
  'refund-failed-later': { status: 'succeeded', later: 'failed' },
  'refund-failed': { status: 'failed' },
}

function refund(account: StripeAccount, { form, fault }: Call): Refund {
  const reason = (textAt(form, 'reason') ?? null) as Refund['reason']
  const wanted = { amount: integerAt(form, 'amount'), reason, metadata: metadataAt(form) }
  return createRefund(account, chargeOf(account, form), wanted, fault && OUTCOMES[fault])
}

function chargeOf(account: StripeAccount, form: Form): Charge {
  const charge = textAt(form, 'charge')
  if (charge !== undefined) return account.charge(charge)
  const intent = textAt(form, 'payment_intent')
  if (intent === undefined)
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const { latest_charge } = account.intent(intent)
  if (latest_charge === null)
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      param: 'payment_intent',
    })
  return account.charge(latest_charge)
}
