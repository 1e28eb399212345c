import { createHmac } from 'node:crypto'
import type { StripeEvent } from './account/stripe-objects'

/** Milliseconds between attempts to deliver an event. */
const RETRY_DELAYS = [500, 2000, 10_000, 60_000]
const TIMEOUT_MS = 10_000
/** In which shuffled events come, if no delay is set. */
const SHUFFLED_MS = 300

type DeliverySettings = {
  /** Events wait until they are released. */
  is_paused: boolean
  /** How often each is sent. */
  copies: number
  /** Sends them in another order than they happened. */
  is_shuffled: boolean
  delay_ms: number
}

export type Delivery = { event: string; type: string; status: number; at: number }

type Options = {
  /** Where each event goes when it is sent. */
  url: () => string | undefined
  secret: string
  /** Seconds since 1970. */
  now: () => number
  random?: (() => number) | undefined
}

/** Sends signed events, again until they are accepted. */
export class WebhookSender {
  settings: DeliverySettings = { is_paused: false, copies: 1, is_shuffled: false, delay_ms: 0 }
  /** The latest, newest first. */
  readonly deliveries: Delivery[] = []
  /** Milliseconds that each took to be accepted. */
  readonly times: number[] = []
  #waiting: StripeEvent[] = []
  readonly #timers = new Set<NodeJS.Timeout>()
  #sending = 0
  readonly #random: () => number

  constructor(private readonly options: Options) {
    this.#random = options.random ?? Math.random
  }

  /** How many are under way, or wait for another attempt. */
  get pending(): number {
    return this.#timers.size + this.#sending
  }

  get paused(): number {
    return this.#waiting.length
  }

  send(event: StripeEvent): void {
    if (this.options.url() === undefined) return
    if (this.settings.is_paused) this.#waiting.push(event)
    else this.#sendCopies(event)
  }

  /** Sends what has waited. */
  release(): void {
    for (const event of this.#waiting.splice(0)) this.#sendCopies(event)
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.#waiting = []
  }

  #sendCopies(event: StripeEvent): void {
    const { copies, is_shuffled, delay_ms } = this.settings
    for (let copy = 0; copy < copies; copy += 1)
      this.#sendIn(is_shuffled ? this.#random() * (delay_ms || SHUFFLED_MS) : delay_ms, event)
  }

  #sendIn(milliseconds: number, event: StripeEvent, attempt = 0): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      void this.#deliver(event, attempt)
    }, milliseconds)
    this.#timers.add(timer)
  }

  async #deliver(event: StripeEvent, attempt: number): Promise<void> {
    this.#sending += 1
    const from = performance.now()
    const status = await this.#post(JSON.stringify(event, null, 2)).catch(() => 0)
    if (status === 200) this.times.push(performance.now() - from)
    this.#sending -= 1
    this.deliveries.unshift({ event: event.id, type: event.type, status, at: Date.now() })
    this.deliveries.splice(100)
    const delay = RETRY_DELAYS[attempt]
    if ((status < 200 || status > 299) && delay !== undefined) this.#sendIn(delay, event, attempt + 1)
  }

  async #post(payload: string): Promise<number> {
    const answer = await fetch(this.options.url() ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': sign(payload, this.options.secret, this.options.now()),
        'user-agent': 'Stripe/1.0 (simulator)',
      },
      body: payload,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer.status
  }
}

/** The header that proves where an event comes from. */
export function sign(payload: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
  return `t=${at},v1=${signature}`
}
