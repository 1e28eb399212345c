import type { Stripe } from 'stripe'
import { HOUR } from '../clock'
import type { StripeCallRow } from '../database/stripe-tables'

type Options = { idempotencyKey: string }

/** What a kind of call does at Stripe; both return the id of what was created or changed. */
type CallKind<Body> = {
  send(stripe: Stripe, call: { target: string; body: Body }, options: Options): Promise<string>
  /** Whether it was done already; `undefined` when not. */
  find(
    stripe: Stripe,
    call: Pick<StripeCallRow, 'uuid' | 'created_at'> & { target: string; body: Body },
  ): Promise<string | undefined>
}

const kind = <Body>(is: CallKind<Body>) => is
const idOf = ({ id }: { id: string }) => id
const isOf = (uuid: string) => (found: { metadata?: Stripe.Metadata | null }) => found.metadata?.call === uuid

/** Stripe lists what was created lately; a clock may be wrong by so much. */
const CLOCK_DIFFERENCE_MS = HOUR
const MAX_LISTED = 2000

/** Every call that changes something at Stripe. What it creates carries the uuid of the call as metadata. */
export const CALL_KINDS = {
  'create-session': kind<Stripe.Checkout.SessionCreateParams>({
    send: async ({ checkout }, { body }, options) => idOf(await checkout.sessions.create(body, options)),
    find: async ({ checkout }, { uuid, created_at }) => {
      const since = Math.floor((Date.parse(created_at) - CLOCK_DIFFERENCE_MS) / 1000)
      const listed = await checkout.sessions
        .list({ created: { gte: since }, limit: 100 })
        .autoPagingToArray({ limit: MAX_LISTED })
      return listed.find(isOf(uuid))?.id
    },
  }),
  'expire-session': kind<Stripe.Checkout.SessionExpireParams>({
    send: async ({ checkout }, { target, body }, options) =>
      idOf(await checkout.sessions.expire(target, body, options)),
    find: async ({ checkout }, { target }) => {
      const { id, status } = await checkout.sessions.retrieve(target)
      return status === 'open' ? undefined : id
    },
  }),
  capture: kind<Stripe.PaymentIntentCaptureParams>({
    send: async ({ paymentIntents }, { target, body }, options) =>
      idOf(await paymentIntents.capture(target, body, options)),
    find: async ({ paymentIntents }, { target }) => {
      const { id, status } = await paymentIntents.retrieve(target)
      return status === 'requires_capture' ? undefined : id
    },
  }),
  cancel: kind<Stripe.PaymentIntentCancelParams>({
    send: async ({ paymentIntents }, { target, body }, options) =>
      idOf(await paymentIntents.cancel(target, body, options)),
    find: async ({ paymentIntents }, { target }) => {
      const { id, status } = await paymentIntents.retrieve(target)
      return status === 'canceled' || status === 'succeeded' ? id : undefined
    },
  }),
  /** Its target is the PaymentIntent. */
  refund: kind<Stripe.RefundCreateParams>({
    send: async ({ refunds }, { target, body }, options) =>
      idOf(await refunds.create({ ...body, payment_intent: target }, options)),
    find: async ({ refunds }, { target, uuid }) => {
      const listed = await refunds
        .list({ payment_intent: target, limit: 100 })
        .autoPagingToArray({ limit: MAX_LISTED })
      return listed.find(isOf(uuid))?.id
    },
  }),
}

export type StripeCallKind = keyof typeof CALL_KINDS

/** The parameters of a kind of call. */
export type CallBody<Kind extends StripeCallKind> =
  (typeof CALL_KINDS)[Kind] extends CallKind<infer Body> ? Body : never
