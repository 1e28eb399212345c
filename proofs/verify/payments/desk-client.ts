import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpResponse, Send, Server } from '../../support/product'
import { StatusCounts } from '../product-servers'

const RETRY_MS = 40
/** Ample for servers that start again. */
const GIVE_UP_MS = 120_000
/** The share of changes with a key that are sent twice at once. */
const TWICE = 0.08
/** Routes whose every key makes a record of its own. */
const RECORDS = ['payments', 'refunds', 'damage-deposit'] as const
type Records = (typeof RECORDS)[number]

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Answer = { status: number; body: string }

/** Sends to any server, and repeats with the same key what a kill has broken off, as browsers at a desk do. */
export class DeskClient {
  readonly statuses = new StatusCounts()
  /** What was answered in another way than any desk may be. */
  readonly faults: string[] = []
  /** Requests that were broken off and sent again. */
  repeats = 0
  /** Keys that were answered with different records. */
  mismatches = 0
  readonly #made = new Map<Records, number[]>(RECORDS.map((route) => [route, []]))

  constructor(
    private readonly send: Send,
    private readonly servers: readonly Server[],
    readonly random: () => number,
  ) {}

  async ask(token: string, method: Method, path: string, payload?: object): Promise<Answer> {
    const key = method === 'POST' ? randomUUID() : undefined
    const request = { method, token, ...(key && { key }), ...(payload && { payload }) }
    const once = () => this.#untilAnswered(path, request)
    const isTwice = key !== undefined && !path.endsWith('/undo') && this.random() < TWICE && isKeyed(path)
    const [answer, again] = isTwice ? await Promise.all([once(), once()]) : [await once()]
    const [shown, other] = [answer, again].sort((one, two) => (one?.status ?? 999) - (two?.status ?? 999))
    if (other && other.status < 300 && idOf(answer) !== idOf(other)) this.mismatches += 1
    const { status, body } = shown ?? answer
    this.statuses.add(status)
    if (!EXPECTED.has(status)) this.faults.push(`${method} ${path}: ${status} ${body.slice(0, 300)}`)
    const route = RECORDS.find((name) => method === 'POST' && path.endsWith(`/${name}`))
    if (route && status === 201) this.#made.get(route)?.push(JSON.parse(body).id)
    return { status, body }
  }

  /** The ids of the records that were made, one for each key. */
  made = (route: Records): readonly number[] => this.#made.get(route) ?? []

  async #untilAnswered(path: string, request: Parameters<Send>[1]): Promise<Answer> {
    const deadline = Date.now() + GIVE_UP_MS
    for (;;) {
      const server = this.servers[Math.floor(this.random() * this.servers.length)]
      const answer = await this.send(`${server?.url}/api${path}`, request).catch(() => undefined)
      if (answer && !isUndecided(answer)) return answer
      if (Date.now() > deadline) return { status: answer?.status ?? 0, body: 'no answer' }
      this.repeats += 1
      await pause(RETRY_MS)
    }
  }
}

/** A refusal is an answer, too. */
const EXPECTED = new Set([200, 201, 204, 404, 409, 422, 429])

const isKeyed = (path: string) =>
  /\/(payments|refunds|damage-deposit|checkout|cancel|reverse|capture|release|cash-ups|bookings)$/.test(path)

const isUndecided = ({ status, body }: HttpResponse) =>
  status === 503 || (status === 409 && body.includes('/problems/in-progress'))

const idOf = ({ body }: Answer): unknown => JSON.parse(body).id ?? JSON.parse(body).date
