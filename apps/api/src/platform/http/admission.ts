import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { ConcurrencyLimiter, type ConcurrencyLimits } from './concurrency-limiter'
import { Counts } from './counts'
import { networkOf } from './networks'

/** Kinds of work with separate limits, so that much of one kind leaves room for the others. */
type Pool = 'requests' | 'passwords' | 'uploads'

const LIMITS: Record<Pool, ConcurrencyLimits> = {
  requests: { free: 64, most: 1000, shortOfMemory: 4, few: 8 },
  passwords: { free: 64, most: 64, shortOfMemory: 2, few: 8 },
  uploads: { free: 8, most: 32, shortOfMemory: 1, few: 1 },
}

/** Requests admitted per turn of the event loop before the clock is checked, and the maximum duration of a turn. */
const FREE_IN_TURN = 32
const LONGEST_TURN_MS = 250
/** Of one network, whatever others do in the turn. */
const FEW_IN_TURN = 4

const MOST_CONNECTIONS = 5000
/** Of one network, however many others have. */
const FEW_CONNECTIONS = 500
const MEASURE_EVERY_MS = 1000

/** Sessions and monitoring work even under overload. */
const EXEMPT = /^\/(?:healthz|readyz|metrics|api\/user\/\d+)(?:\?|$)/
const PASSWORDS = /^\/api\/(?:login|register|password-resets|user\/\d+\/password)/
const READING = ['GET', 'HEAD']
const BODILESS = [...READING, 'DELETE']

type Options = {
  maxBytes: number
  onMemoryShort: () => void
  residentBytes?: () => number
  /** The address of whoever sends a request. */
  addressOf: (request: IncomingMessage) => string
}

/**
 * Admits or rejects a request before any work. Rejecting costs next to nothing, so an overloaded server keeps its
 * throughput and recovers as soon as the load drops. Where all is taken, networks that have little of it are admitted still.
 */
export class Admission {
  /** Number of rejected requests. */
  refused = 0
  readonly #options: Options
  readonly #limiters: Record<Pool, ConcurrencyLimiter> = {
    requests: new ConcurrencyLimiter(LIMITS.requests),
    passwords: new ConcurrencyLimiter(LIMITS.passwords),
    uploads: new ConcurrencyLimiter(LIMITS.uploads),
  }
  readonly #connections = new Counts()
  readonly #inTurn = new Counts()
  #isShortOfMemory = false
  #turnBegan = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** Counts connections, and measures memory while the server listens. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      const network = prefixOf(socket.remoteAddress)
      this.#connections.add(network)
      socket.once('close', () => this.#connections.remove(network))
    })
    const timer = setInterval(() => this.measure(), MEASURE_EVERY_MS).unref()
    server.once('close', () => clearInterval(timer))
  }

  /** Checks the memory limit. */
  measure(): void {
    const { residentBytes = process.memoryUsage.rss, maxBytes, onMemoryShort } = this.#options
    this.#isShortOfMemory = residentBytes() > maxBytes
    if (this.#isShortOfMemory) onMemoryShort()
  }

  /** Admits a request until its response is finished, or rejects it. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method = '' } = request
    if (EXEMPT.test(url) && READING.includes(method)) return true
    const limiter = this.#limiters[poolOf(request)]
    const network = prefixOf(this.#options.addressOf(request))
    const isFull = limiter.isFull(network, this.#isShortOfMemory)
    if (this.#isTurnOver(network) || this.#hasTooManyConnections(request) || isFull) {
      this.refused += 1
      return false
    }
    const begin = () => beginWork(limiter, network, response)
    // Receiving a body is not work, except for uploads, which use memory meanwhile.
    if (limiter === this.#limiters.uploads || BODILESS.includes(method)) begin()
    else request.once('end', begin)
    return true
  }

  #hasTooManyConnections({ socket }: IncomingMessage): boolean {
    if (this.#connections.total <= MOST_CONNECTIONS) return false
    return this.#connections.of(prefixOf(socket.remoteAddress)) > FEW_CONNECTIONS
  }

  /** Responses from the cache take one turn of the event loop; many of them at once would delay the last ones. */
  #isTurnOver(network: string): boolean {
    if (this.#inTurn.total === 0) {
      this.#turnBegan = performance.now()
      setImmediate(() => this.#inTurn.clear())
    }
    this.#inTurn.add(network)
    if (this.#inTurn.total <= FREE_IN_TURN || performance.now() - this.#turnBegan <= LONGEST_TURN_MS)
      return false
    return this.#inTurn.of(network) > FEW_IN_TURN
  }
}

function beginWork(limiter: ConcurrencyLimiter, network: string, response: ServerResponse): void {
  if (response.writableEnded || response.destroyed) return
  const end = limiter.begin(network)
  // Before the response is sent: a slow client must not count as work.
  response.once('prefinish', end).once('close', end)
}

/** Parsing an address takes longer than admitting a request. */
const prefixes = new LRUCache<string, string>({ max: 1000 })

function prefixOf(address = ''): string {
  const known = prefixes.get(address)
  if (known !== undefined) return known
  const { prefix } = networkOf(address)
  prefixes.set(address, prefix)
  return prefix
}

function poolOf({ url = '', method, headers }: IncomingMessage): Pool {
  if (headers['content-type']?.startsWith('multipart/')) return 'uploads'
  return method !== 'GET' && PASSWORDS.test(url) ? 'passwords' : 'requests'
}
