import type { Db } from '../../../apps/api/src/platform/database/schema'
import { daysFromNow, type TestUser } from '../../support/product'
import type { DeskClient } from './desk-client'
import { letHoldsExpire } from './hold-expiry'

const METHODS = ['cash', 'terminal', 'bank'] as const
const PRODUCTS = 5
const DAYS = 12
/** Mostly what was sold lately is worked on. */
const RECENT = 120

export type Sale = { id: number; order: number; owner: TestUser }
type Held = { order: number; total: number; owner: TestUser }
type People = { admin: TestUser; customers: readonly TestUser[] }

/** Everything that a desk does with money, in random order. */
export class DeskOperations {
  readonly #sales: Sale[] = []
  readonly #held: Held[] = []
  readonly #deposits: number[] = []
  readonly #payments: number[] = []
  readonly #bag: (() => Promise<unknown>)[]

  constructor(
    private readonly client: DeskClient,
    private readonly people: People,
    private readonly db: Db,
  ) {
    const weighted: [number, () => Promise<unknown>][] = [
      [20, () => this.#book()],
      [14, () => this.#hold()],
      [12, () => this.#checkOut()],
      [2, () => this.#dropHold()],
      [2, () => this.#extendHold()],
      [3, () => this.#replaceHold()],
      [3, () => this.#letHoldExpire()],
      [8, () => this.#decide()],
      [18, () => this.#payBalance()],
      [8, () => this.#paySome()],
      [4, () => this.#reverse()],
      [12, () => this.#move()],
      [7, () => this.#cancelOwn()],
      [7, () => this.#cancelByStaff()],
      [10, () => this.#refund()],
      [7, () => this.#staff('POST', `/bookings/${this.#sale().id}/undo`)],
      [3, () => this.#staff('DELETE', `/bookings/${this.#sale().id}`)],
      [6, () => this.#takeDeposit()],
      [4, () => this.#settleDeposit()],
      [2, () => this.#callOff()],
    ]
    this.#bag = weighted.flatMap(([weight, operation]) => Array.from({ length: weight }, () => operation))
  }

  async next(): Promise<void> {
    if (this.#sales.length === 0) await this.#book()
    else await this.#one(this.#bag)()
  }

  /** Closes the day with a difference; what comes later is refused or handed over another day. */
  async closeDay(): Promise<void> {
    const date = daysFromNow(0)
    for (;;) {
      const { expected } = JSON.parse((await this.#staff('GET', `/cash-ups/${date}`)).body)
      const counted = { ...expected, cash: Math.round(Math.max(0, expected.cash) * 100 + 150) / 100 }
      if ((await this.#staff('POST', '/cash-ups', { date, counted })).status !== 422) return
    }
  }

  async #book(): Promise<void> {
    const owner = this.#one(this.people.customers)
    const { status, body } = await this.client.ask(owner.token, 'POST', '/bookings', this.place())
    if (status === 201) await this.sell([JSON.parse(body)], owner)
  }

  /** Most requests are approved at once. */
  async sell(bookings: readonly { id: number; order_id: number }[], owner: TestUser): Promise<void> {
    for (const { id, order_id: order } of bookings) {
      this.#sales.push({ id, order, owner })
      if (this.client.random() < 0.75) await this.#staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
    }
  }

  async #hold(): Promise<void> {
    const owner = this.#one(this.people.customers)
    const items = Array.from({ length: this.#upTo(3) }, () => this.place())
    const { status, body } = await this.client.ask(owner.token, 'POST', '/orders', { items })
    if (status !== 201) return
    const { id: order, total_price: total } = JSON.parse(body)
    this.#held.push({ order, total, owner })
  }

  async #checkOut(): Promise<void> {
    const held = this.#one(this.#held)
    if (!held) return this.#hold()
    const { order, total, owner } = held
    this.#forget(held)
    const payload = { total_price: total, due_now: 0, pay: 'dock', accept_terms: true }
    const { status, body } = await this.client.ask(owner.token, 'POST', `/orders/${order}/checkout`, payload)
    if (status === 200) await this.sell(JSON.parse(body).bookings, owner)
  }

  async #dropHold(): Promise<void> {
    const held = this.#one(this.#held)
    if (!held) return
    this.#forget(held)
    await this.client.ask(held.owner.token, 'DELETE', `/orders/${held.order}`)
  }

  async #extendHold(): Promise<void> {
    const held = this.#one(this.#held)
    if (held) await this.client.ask(held.owner.token, 'POST', `/orders/${held.order}/extend`)
  }

  async #replaceHold(): Promise<void> {
    const held = this.#one(this.#held)
    if (!held) return
    const items = Array.from({ length: this.#upTo(2) }, () => this.place())
    const reply = await this.client.ask(held.owner.token, 'PUT', `/orders/${held.order}/items`, { items })
    if (reply.status === 200) held.total = JSON.parse(reply.body).total_price
  }

  #letHoldExpire = () => letHoldsExpire(this.db, 1)

  #decide() {
    const status = this.client.random() < 0.7 ? 'Confirmed' : 'Cancelled'
    return this.#staff('PUT', `/bookings/${this.#sale().id}`, { status })
  }

  async #payBalance(): Promise<void> {
    const { order } = this.#sale()
    const { status, body } = await this.#staff('GET', `/orders/${order}`)
    const due = status === 200 ? JSON.parse(body).balance_due : 0
    if (due > 0) await this.#pay(order, due)
  }

  #paySome = () => this.#pay(this.#sale().order, this.#amount())

  async #pay(order: number, amount: number): Promise<void> {
    const payload = { method: this.#one(METHODS), amount }
    const { status, body } = await this.#staff('POST', `/orders/${order}/payments`, payload)
    if (status === 201) this.#payments.push(JSON.parse(body).id)
  }

  async #reverse(): Promise<void> {
    const payment = this.#one(this.#payments.slice(-RECENT))
    if (payment) await this.#staff('POST', `/payments/${payment}/reverse`)
  }

  /** Dearer, cheaper or alike, by the customer or staff. */
  async #move(): Promise<void> {
    const { id, owner } = this.#sale()
    const { token } = this.client.random() < 0.5 ? owner : this.people.admin
    const { booking_date, slot_id } = this.place()
    const place = { booking_date, slot_id }
    const reply = await this.client.ask(token, 'POST', `/bookings/${id}/move`, place)
    const { type, total_price } = JSON.parse(reply.body)
    if (type !== '/problems/price-changed') return
    await this.client.ask(token, 'POST', `/bookings/${id}/move`, { ...place, total_price })
  }

  #cancelOwn = () => {
    const sale = this.#sale()
    return this.#cancel(sale.owner, sale)
  }

  #cancelByStaff = () => {
    const percent = this.#one([0, 12.5, 33.33, 100, undefined])
    return this.#cancel(this.people.admin, this.#sale(), percent)
  }

  async #cancel({ token }: TestUser, { id, order }: Sale, percent?: number): Promise<void> {
    const query = percent === undefined ? '' : `&percent=${percent}`
    const quote = await this.client.ask(
      token,
      'GET',
      `/orders/${order}/refund-quote?booking_ids=${id}${query}`,
    )
    if (quote.status !== 200) return
    const { refund_total } = JSON.parse(quote.body)
    const payload = { booking_ids: [id], refund_total, ...(percent !== undefined && { percent }) }
    await this.client.ask(token, 'POST', `/orders/${order}/cancel`, payload)
  }

  /** What is pending is handed over, or something goes back that was not asked for. */
  async #refund(): Promise<void> {
    const { order } = this.#sale()
    const { status, body } = await this.#staff('GET', `/orders/${order}`)
    if (status !== 200) return
    const refunds = JSON.parse(body).refunds as { status: string; amount: number }[]
    const pending = refunds.find((refund) => refund.status === 'pending')
    const amount = pending && this.client.random() < 0.7 ? pending.amount : this.#amount()
    await this.#staff('POST', `/orders/${order}/refunds`, { method: this.#one(METHODS), amount })
  }

  async #takeDeposit(): Promise<void> {
    const payload = { method: this.#one(METHODS), amount: this.#amount() }
    const { status, body } = await this.#staff('POST', `/bookings/${this.#sale().id}/damage-deposit`, payload)
    if (status === 201) this.#deposits.push(JSON.parse(body).id)
  }

  async #settleDeposit(): Promise<void> {
    const deposit = this.#one(this.#deposits.slice(-RECENT))
    if (!deposit) return
    const url = `/damage-deposits/${deposit}`
    if (this.client.random() < 0.5) await this.#staff('POST', `${url}/release`)
    else await this.#staff('POST', `${url}/capture`, { amount: this.#amount(), reason: 'A paddle' })
  }

  /** A gale: all of a day is called off, at times by mistake. */
  async #callOff(): Promise<void> {
    const { booking_date: date, id_product_fk: product_id } = this.place()
    const closure = { from_date: date, to_date: date, product_id }
    const { status, body } = await this.#staff('POST', '/closures', closure)
    if (status !== 201) return
    const { id } = JSON.parse(body)
    await this.#staff('POST', `/closures/${id}/call-off`, { message: 'A gale is forecast.' })
    if (this.client.random() < 0.4) await this.#staff('POST', `/closures/${id}/undo`)
    await this.#staff('DELETE', `/closures/${id}`)
  }

  place() {
    return {
      booking_date: daysFromNow(this.#upTo(DAYS)),
      id_product_fk: this.#upTo(PRODUCTS),
      slot_id: this.#upTo(3),
    }
  }

  #forget(held: Held): void {
    const at = this.#held.indexOf(held)
    if (at >= 0) this.#held.splice(at, 1)
  }

  sale = (): Sale | undefined => (this.#sales.length === 0 ? undefined : this.#sale())
  #sale = () => this.#one(this.#sales.slice(-RECENT))
  #amount = () => this.#upTo(7000) / 100
  #upTo = (most: number) => 1 + Math.floor(this.client.random() * most)
  /** Of a list that has some. */
  #one = <Item>(list: readonly Item[]): Item => list[Math.floor(this.client.random() * list.length)] as Item
  #staff = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    this.client.ask(this.people.admin.token, method, path, payload)
}
