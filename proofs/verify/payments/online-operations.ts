import type { StripeSimulator } from '../../../tools/stripe-simulator/start-stripe-simulator'
import type { TestUser } from '../../support/product'
import type { DeskClient } from './desk-client'
import type { DeskOperations } from './desk-operations'

type Paying = { order: number; owner: TestUser; session: string; isBalance: boolean }
type Shown = {
  id: number
  status: string
  total_price: number
  due_now: number
  balance_due: number
  bookings: { id: number; order_id: number }[]
  payments: { url: string | null }[]
}

const GOOD_CARDS = ['4242424242424242', '5555555555554444', '4000000000007726', '4000000000005126']
const BAD_CARDS = ['4000000000000002', '4000000000009995', '4000000000000069']
const SECURED_CARD = '4000002760003184'
const WRITES = [
  'checkout.sessions.create',
  'checkout.sessions.expire',
  'paymentIntents.capture',
  'paymentIntents.cancel',
  'refunds.create',
]
const READS = ['checkout.sessions.retrieve', 'refunds.retrieve', 'checkout.sessions.list', 'refunds.list']
const KINDS = ['reset', 'reset-after', 'error-500', 'error-500-after', 'error-503', 'rate-limit']
const REFUND_KINDS = ['refund-pending', 'refund-pending-then-failed', 'refund-failed-later', 'refund-failed']
/** A call that hangs costs seconds. */
const HANGS = ['timeout', 'timeout-after']

/** What customers, their banks and Stripe do, in random order, between what a desk does. */
export class OnlineOperations {
  readonly counts = new Map<string, number>()
  /** Of each kind that was ordered. */
  readonly faults = new Map<string, number>()
  readonly #paying: Paying[] = []
  readonly #bag: [name: string, operation: () => Promise<unknown>][]

  constructor(
    private readonly client: DeskClient,
    private readonly customers: readonly TestUser[],
    private readonly desk: DeskOperations,
    private readonly stripe: StripeSimulator,
    private readonly expireHold: () => Promise<void>,
  ) {
    const weighted: [number, string, () => Promise<unknown>][] = [
      [60, 'desk', () => desk.next()],
      [34, 'check out', () => this.#checkOut()],
      [30, 'pay', () => this.#pay()],
      [6, 'pay late', () => this.#payLate()],
      [6, 'decline', () => this.#decline()],
      [4, 'confirm at the bank', () => this.#confirm()],
      [4, 'give up', () => this.#giveUp()],
      [10, 'balance', () => this.#payBalance()],
      [8, 'ask', () => this.#askStatus()],
      [12, 'fault', () => this.#orderFault()],
      [4, 'webhooks', () => this.#changeWebhooks()],
      [1, 'dashboard', () => this.#useDashboard()],
      [1, 'dispute', () => this.#dispute()],
      [4, 'bank settles', () => this.#settleAtBank()],
    ]
    this.#bag = weighted.flatMap(([weight, name, run]) =>
      Array.from({ length: weight }, (): [string, () => Promise<unknown>] => [name, run]),
    )
  }

  async next(): Promise<void> {
    const [name, run] = this.#one(this.#bag)
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
    await run()
  }

  async #checkOut(): Promise<void> {
    const owner = this.#one(this.customers)
    const items = Array.from({ length: 1 + Math.floor(this.client.random() * 3) }, () => this.desk.place())
    const held = await this.client.ask(owner.token, 'POST', '/orders', { items })
    if (held.status !== 201) return
    const { id, total_price, due_now } = JSON.parse(held.body) as Shown
    const payload = { total_price, due_now, pay: 'now', accept_terms: true }
    const { status, body } = await this.client.ask(owner.token, 'POST', `/orders/${id}/checkout`, payload)
    if (status === 200) this.#note(JSON.parse(body), owner, false)
  }

  #note({ id, payments }: Shown, owner: TestUser, isBalance: boolean): void {
    const session = payments
      .find(({ url }) => url !== null)
      ?.url?.split('/')
      .at(-1)
    if (session) this.#paying.push({ order: id, owner, session, isBalance })
  }

  /** At times the customer never comes back, and webhooks or the job have to do. */
  async #pay(): Promise<void> {
    const paying = this.#take()
    if (!paying) return this.#checkOut()
    await this.#payAtStripe(paying, this.#one(GOOD_CARDS))
    if (this.client.random() < 0.6) await this.#comeBack(paying)
  }

  async #payLate(): Promise<void> {
    await this.expireHold()
    await this.#pay()
  }

  async #decline(): Promise<void> {
    const paying = this.#one(this.#paying)
    if (paying) await this.#payAtStripe(paying, this.#one(BAD_CARDS))
  }

  async #confirm(): Promise<void> {
    const paying = this.#take()
    if (!paying) return
    await this.#payAtStripe(paying, SECURED_CARD)
    if (this.client.random() < 0.2) return
    await this.#payAtStripe(paying, SECURED_CARD, this.client.random() < 0.7)
    await this.#comeBack(paying)
  }

  async #giveUp(): Promise<void> {
    const paying = this.#one(this.#paying)
    if (!paying || paying.isBalance) return
    const { token } = paying.owner
    const paid = this.client.random() < 0.3 ? this.#payAtStripe(paying, GOOD_CARDS[0] as string) : undefined
    await Promise.all([paid, this.client.ask(token, 'DELETE', `/orders/${paying.order}`)])
  }

  async #payBalance(): Promise<void> {
    const sale = this.desk.sale()
    if (!sale) return
    const { order, owner } = sale
    const { status, body } = await this.client.ask(owner.token, 'POST', `/orders/${order}/pay`)
    if (status > 201) return
    const session = (JSON.parse(body) as { url: string | null }).url?.split('/').at(-1)
    if (!session) return
    const paying = { order, owner, session, isBalance: true }
    if (this.client.random() < 0.2) this.#paying.push(paying)
    else await this.#payAtStripe(paying, this.#one(GOOD_CARDS))
    if (this.client.random() < 0.5) await this.#comeBack(paying)
  }

  async #askStatus(): Promise<void> {
    const paying = this.#one(this.#paying)
    if (paying) await this.client.ask(paying.owner.token, 'GET', `/payment-status?session=${paying.session}`)
  }

  /** The return page, and what it shows then. */
  async #comeBack({ order, owner, session, isBalance }: Paying): Promise<void> {
    await this.client.ask(owner.token, 'GET', `/payment-status?session=${session}`)
    const { status, body } = await this.client.ask(owner.token, 'GET', `/orders/${order}`)
    if (status !== 200 || isBalance) return
    const shown = JSON.parse(body) as Shown
    if (shown.status === 'placed') await this.desk.sell(shown.bookings, owner)
  }

  /** Nobody can pay twice on one page, or on one that has ended. */
  async #payAtStripe({ session }: Paying, card: string, confirmed?: boolean): Promise<void> {
    await this.stripe.command(`sessions/${session}/pay`, { card, confirmed }).catch(isRefused)
  }

  async #orderFault(): Promise<void> {
    const random = this.client.random()
    const operation = this.#one(random < 0.75 ? WRITES : READS)
    const kind = random < 0.03 ? this.#one(HANGS) : random < 0.12 ? this.#one(REFUND_KINDS) : this.#one(KINDS)
    const isOfRefund = REFUND_KINDS.includes(kind)
    const name = `${isOfRefund ? 'refunds.create' : operation} ${kind}`
    this.faults.set(name, (this.faults.get(name) ?? 0) + 1)
    await this.stripe.command('faults', {
      operation: isOfRefund ? 'refunds.create' : operation,
      kind: random > 0.985 ? 'capture-failed' : kind,
      // The package repeats a closed connection once by itself.
      times: kind.startsWith('reset') ? 2 : 1,
    })
  }

  #changeWebhooks = () =>
    this.stripe.command('webhooks', {
      is_paused: this.client.random() < 0.2,
      is_shuffled: this.client.random() < 0.5,
      copies: this.#one([1, 1, 2, 3]),
      delay_ms: this.#one([0, 0, 50, 1000]),
    })

  /** Somebody captures or refunds past the product. */
  async #useDashboard(): Promise<void> {
    const { account } = this.stripe
    const intent = this.#one([...account.intents.values()].slice(-40))
    if (intent?.status === 'requires_capture')
      await this.stripe.command(`payment_intents/${intent.id}/capture`).catch(isRefused)
    else if (intent?.status === 'succeeded')
      await this.stripe.command(`charges/${intent.latest_charge}/refund`, { amount: 500 }).catch(isRefused)
  }

  async #dispute(): Promise<void> {
    const charges = [...this.stripe.account.charges.values()].slice(-60)
    const charge = this.#one(
      charges.filter(({ captured, disputed, refunded }) => captured && !disputed && !refunded),
    )
    if (charge) await this.stripe.command(`charges/${charge.id}/dispute`)
  }

  /** What is pending at a bank is decided. */
  async #settleAtBank(): Promise<void> {
    const { refunds, disputes } = this.stripe.account
    const refund = this.#one([...refunds.values()].filter(({ status }) => status === 'pending'))
    const dispute = this.#one([...disputes.values()].filter(({ status }) => status === 'needs_response'))
    const status = this.client.random() < 0.6 ? 'succeeded' : 'failed'
    if (refund) await this.stripe.command(`refunds/${refund.id}/settle`, { status })
    if (dispute && this.client.random() < 0.3)
      await this.stripe.command(`disputes/${dispute.id}/close`, { status: this.#one(['won', 'lost']) })
  }

  #take = () => this.#paying.splice(Math.floor(this.client.random() * this.#paying.length), 1)[0]
  /** Of a list that has some. */
  #one = <Item>(list: readonly Item[]): Item => list[Math.floor(this.client.random() * list.length)] as Item
}

/** Whoever is too late at Stripe is refused there. */
function isRefused(error: unknown): void {
  if (!(error instanceof Error) || !/: 4\d\d /.test(error.message)) throw error
}
