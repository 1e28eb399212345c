import {
  client,
  daysFromNow,
  logIn,
  register,
  type Send,
  type Server,
  type TestUser,
} from '../../support/product'
import { StatusCounts } from '../product-servers'

const CUSTOMERS = 6
/** From the day after tomorrow on, so that customers may still cancel and move. */
const FIRST_DAY = 2
const DAYS = 6
const PRODUCTS = 5

type Request = { method?: string; token?: string | undefined; payload?: unknown }
type Action = [weight: number, act: () => Promise<number>]

/** Everything that occupies or releases a place, in random order, by customers and staff over all servers. */
export class MixedRequests {
  readonly statuses = new StatusCounts()
  readonly #bookings: { id: number; owner: TestUser }[] = []
  readonly #closures: number[] = []

  private constructor(
    private readonly send: Send,
    private readonly servers: readonly Server[],
    private readonly random: () => number,
    private readonly people: { admin: TestUser; customers: readonly TestUser[] },
  ) {}

  static async start(
    servers: readonly Server[],
    random: () => number,
    connections: number,
  ): Promise<MixedRequests> {
    const send = client(connections)
    const url = servers[0]?.url ?? ''
    const customers = await Promise.all(
      Array.from({ length: CUSTOMERS }, (_, index) => register(send, url, `mixed-${index}`)),
    )
    return new MixedRequests(send, servers, random, { admin: await logIn(send, url), customers })
  }

  /** Closes units for the whole run, before there is any booking. */
  async close(closure: { product: number; day: number; units: number }): Promise<void> {
    const date = daysFromNow(closure.day)
    const payload = { from_date: date, to_date: date, product_id: closure.product, units: closure.units }
    const { status, body } = await this.#staff('/closures', { method: 'POST', payload })
    if (status !== 201) throw new Error(`The closure failed: ${body}`)
  }

  /** Sends one request of a random kind. */
  async next(): Promise<void> {
    const actions: Action[] = [
      [30, () => this.#book()],
      [25, () => this.#move()],
      [8, () => this.#decide('Confirmed')],
      [8, () => this.#decide('Cancelled')],
      [8, () => this.#ofBooking('/undo')],
      [5, () => this.#ofBooking('/cancel', {})],
      [6, () => this.#cancelOwn()],
      [4, () => this.#closeSome()],
      [2, () => this.#ofClosure('/call-off', { message: 'A storm is coming.' })],
      [2, () => this.#ofClosure('/undo')],
      [2, () => this.#reopen()],
    ]
    const bag = actions.flatMap(([weight, act]) => Array.from({ length: weight }, () => act))
    this.statuses.add((await this.#one(bag)?.()) ?? 0)
  }

  async #book(): Promise<number> {
    const owner = this.#one(this.people.customers)
    const payload = { ...this.#place(), id_product_fk: this.#upTo(PRODUCTS) }
    const { status, body } = await this.#call('/bookings', { method: 'POST', token: owner?.token, payload })
    if (status === 201 && owner) this.#bookings.push({ id: JSON.parse(body).id, owner })
    return status
  }

  async #move(): Promise<number> {
    const booking = this.#one(this.#bookings)
    const owner = booking?.owner ?? this.#one(this.people.customers)
    const token = this.random() < 0.5 ? owner?.token : this.people.admin.token
    const path = `/bookings/${booking?.id ?? 1}/move`
    return (await this.#call(path, { method: 'POST', token, payload: this.#place() })).status
  }

  async #decide(status: string): Promise<number> {
    const id = this.#one(this.#bookings)?.id ?? 1
    return (await this.#staff(`/bookings/${id}`, { method: 'PUT', payload: { status } })).status
  }

  async #cancelOwn(): Promise<number> {
    const booking = this.#one(this.#bookings)
    const { token } = booking?.owner ?? this.people.admin
    const payload = { status: 'Cancelled' }
    return (await this.#call(`/bookings/${booking?.id ?? 1}`, { method: 'PUT', token, payload })).status
  }

  async #ofBooking(action: string, payload?: object): Promise<number> {
    const id = this.#one(this.#bookings)?.id ?? 1
    return (await this.#staff(`/bookings/${id}${action}`, { method: 'POST', payload })).status
  }

  async #closeSome(): Promise<number> {
    const { booking_date: date, slot_id } = this.#place()
    const payload = {
      from_date: date,
      to_date: date,
      product_id: this.#upTo(PRODUCTS),
      slot_id: this.random() < 0.5 ? slot_id : null,
      units: this.random() < 0.5 ? 1 : null,
    }
    const { status, body } = await this.#staff('/closures', { method: 'POST', payload })
    if (status === 201) this.#closures.push(JSON.parse(body).id)
    return status
  }

  async #ofClosure(action: string, payload?: object): Promise<number> {
    const id = this.#one(this.#closures) ?? 1_000_000
    return (await this.#staff(`/closures/${id}${action}`, { method: 'POST', payload })).status
  }

  async #reopen(): Promise<number> {
    const id = this.#one(this.#closures) ?? 1_000_000
    return (await this.#staff(`/closures/${id}`, { method: 'DELETE' })).status
  }

  #place() {
    return { booking_date: daysFromNow(FIRST_DAY - 1 + this.#upTo(DAYS)), slot_id: this.#upTo(3) }
  }

  readonly #upTo = (most: number) => 1 + Math.floor(this.random() * most)
  readonly #one = <Item>(list: readonly Item[]) => list[Math.floor(this.random() * list.length)]
  readonly #staff = (path: string, request: Request) =>
    this.#call(path, { ...request, token: this.people.admin.token })

  #call(path: string, { token, ...request }: Request) {
    const url = `${this.#one(this.servers)?.url}/api${path}`
    return this.send(url, { ...request, ...(token !== undefined && { token }) })
  }
}
