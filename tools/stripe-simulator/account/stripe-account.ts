import { randomBytes } from 'node:crypto'
import { notFound } from './api-error'
import type {
  Charge,
  Checkout,
  Dispute,
  PaymentIntent,
  Refund,
  StripeEvent,
  StripeObject,
} from './stripe-objects'

export const API_VERSION = '2026-10-28.endive'

type Cause = StripeEvent['request']

/** All that one Stripe account knows, in memory, with a clock that can be moved. */
export class StripeAccount {
  readonly checkouts = new Map<string, Checkout>()
  readonly intents = new Map<string, PaymentIntent>()
  readonly charges = new Map<string, Charge>()
  readonly refunds = new Map<string, Refund>()
  readonly disputes = new Map<string, Dispute>()
  readonly events = new Map<string, StripeEvent>()
  /** Who sent the request that is being answered. */
  cause: Cause = { id: null, idempotency_key: null }
  #offset = 0
  #plans: { at: number; run: () => void }[] = []

  constructor(
    /** Where the pages are, once it is known. */
    readonly address: { origin: string },
    private readonly onEvent: (event: StripeEvent) => void,
    private readonly clock: () => Date,
  ) {}

  /** Seconds since 1970, as Stripe counts. */
  now = (): number => Math.floor(this.clock().getTime() / 1000) + this.#offset

  /** Moves the clock forward; what had to happen until then happens. */
  advance(seconds: number): void {
    this.#offset += seconds
    this.runPlans()
  }

  /** Lets something happen later by the clock of the account. */
  plan(at: number, run: () => void): void {
    this.#plans.push({ at, run })
  }

  runPlans(): void {
    const now = this.now()
    const due = this.#plans.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at)
    this.#plans = this.#plans.filter(({ at }) => at > now)
    for (const { run } of due) run()
  }

  newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

  /** Tells what has happened to an object, as it is now. */
  emit(type: StripeEvent['type'], object: StripeObject): void {
    const event: StripeEvent = {
      id: this.newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: this.cause,
      type,
    }
    this.events.set(event.id, event)
    this.onEvent(event)
  }

  checkout = (id: string): Checkout => found('checkout.session', id, this.checkouts.get(id))
  intent = (id: string): PaymentIntent => found('payment_intent', id, this.intents.get(id))
  charge = (id: string): Charge => found('charge', id, this.charges.get(id))
  refund = (id: string): Refund => found('refund', id, this.refunds.get(id))
  dispute = (id: string): Dispute => found('dispute', id, this.disputes.get(id))
  event = (id: string): StripeEvent => found('event', id, this.events.get(id))

  /** Any object that others name by its id. */
  find = (id: string): StripeObject | undefined =>
    this.checkouts.get(id)?.session ??
    this.intents.get(id) ??
    this.charges.get(id) ??
    this.refunds.get(id) ??
    this.disputes.get(id)
}

function found<Found>(name: string, id: string, object: Found | undefined): Found {
  if (object === undefined) throw notFound(name, id)
  return object
}
