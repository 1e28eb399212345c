import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Kinds of work with separate limits, so that much of one kind leaves room for the others. */
type Pool = 'requests' | 'passwords' | 'uploads'

/** Requests processed concurrently; more are admitted while the oldest has not waited for long. */
const FREE = { requests: 64, passwords: 64, uploads: 8 }
const MOST = { requests: 1000, passwords: 64, uploads: 32 }
/** Requests processed concurrently while memory is short, so that the process can shrink. */
const SHORT_OF_MEMORY = { requests: 4, passwords: 2, uploads: 1 }
const LONGEST_WAIT_MS = 1000

/** Requests admitted per turn of the event loop before the clock is checked, and the maximum duration of a turn. */
const FREE_IN_TURN = 32
const LONGEST_TURN_MS = 250

const MOST_CONNECTIONS = 5000
const MEASURE_EVERY_MS = 1000

/** Sessions and monitoring work even under overload. */
const EXEMPT = /^\/(?:healthz|readyz|metrics|api\/user\/\d+)(?:\?|$)/
const PASSWORDS = /^\/api\/(?:login|register|password-resets|user\/\d+\/password)/
const BODILESS = ['GET', 'HEAD', 'DELETE']

type Job = { began: number }
type Options = { maxBytes: number; onMemoryShort: () => void; residentBytes?: () => number }

/**
 * Admits or rejects a request before any work. Rejecting costs next to nothing, so an overloaded server keeps its
 * throughput and recovers as soon as the load drops.
 */
export class Admission {
  /** Number of rejected requests. */
  refused = 0
  readonly #options: Options
  readonly #jobs: Record<Pool, Set<Job>> = { requests: new Set(), passwords: new Set(), uploads: new Set() }
  #isShortOfMemory = false
  #connections = 0
  #turnBegan = 0
  #inTurn = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** Counts connections, and measures memory while the server listens. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.#connections += 1
      socket.once('close', () => {
        this.#connections -= 1
      })
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
    if (EXEMPT.test(url) && BODILESS.includes(method)) return true
    const pool = poolOf(request)
    if (this.#isTurnOver() || this.#connections > MOST_CONNECTIONS || this.#isFull(pool)) {
      this.refused += 1
      return false
    }
    // Receiving a body is not work, except for uploads, which use memory meanwhile.
    if (pool === 'uploads' || BODILESS.includes(method)) this.#begin(pool, response)
    else request.once('end', () => this.#begin(pool, response))
    return true
  }

  #begin(pool: Pool, response: ServerResponse): void {
    if (response.writableEnded || response.destroyed) return
    const jobs = this.#jobs[pool]
    const job = { began: performance.now() }
    jobs.add(job)
    const end = () => void jobs.delete(job)
    // Before the response is sent: a slow client must not occupy a place.
    response.once('prefinish', end).once('close', end)
  }

  #isFull(pool: Pool): boolean {
    const jobs = this.#jobs[pool]
    if (this.#isShortOfMemory) return jobs.size >= SHORT_OF_MEMORY[pool]
    if (jobs.size < FREE[pool]) return false
    const [oldest] = jobs
    const waited = oldest ? performance.now() - oldest.began : 0
    return jobs.size >= MOST[pool] || waited > LONGEST_WAIT_MS
  }

  /** Responses from the cache take one turn of the event loop; many of them at once would delay the last ones. */
  #isTurnOver(): boolean {
    if (this.#inTurn === 0) {
      this.#turnBegan = performance.now()
      setImmediate(() => {
        this.#inTurn = 0
      })
    }
    this.#inTurn += 1
    return this.#inTurn > FREE_IN_TURN && performance.now() - this.#turnBegan > LONGEST_TURN_MS
  }
}

function poolOf({ url = '', method, headers }: IncomingMessage): Pool {
  if (headers['content-type']?.startsWith('multipart/')) return 'uploads'
  return method !== 'GET' && PASSWORDS.test(url) ? 'passwords' : 'requests'
}
