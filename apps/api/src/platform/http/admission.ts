import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Work that waits its turn apart from other work, so that much of one kind leaves room for the others. */
type Pool = 'requests' | 'passwords' | 'uploads'

/** As many are always worked on; more only while the oldest of them has not waited for long. */
const FREE = { requests: 64, passwords: 64, uploads: 8 }
const MOST = { requests: 1000, passwords: 64, uploads: 32 }
/** What is worked on at once while the process is larger than it may be: few, so that it can shrink. */
const SHORT_OF_MEMORY = { requests: 4, passwords: 2, uploads: 1 }
const LONGEST_WAIT_MS = 1000

/** Requests that one turn of the event loop takes without a look at the clock, and how long one may last then. */
const FREE_IN_TURN = 32
const LONGEST_TURN_MS = 250

const MOST_CONNECTIONS = 5000
const MEASURE_EVERY_MS = 1000

/** Whoever is signed in keeps their session, and whoever watches the server gets an answer, even when it is overloaded. */
const EXEMPT = /^\/(?:healthz|readyz|metrics|api\/user\/\d+)(?:\?|$)/
const PASSWORDS = /^\/api\/(?:login|register|password-resets|user\/\d+\/password)/
const BODILESS = ['GET', 'HEAD', 'DELETE']

type Job = { began: number }
type Options = { maxBytes: number; onMemoryShort: () => void; residentBytes?: () => number }

/**
 * Decides before any work whether a request is taken. What is turned away costs next to nothing, so that an overloaded
 * server goes on at its own pace, and is as before as soon as less is asked of it.
 */
export class Admission {
  /** How many requests were turned away. */
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

  /** Counts the connections of a server, and measures the memory as long as it listens. */
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

  /** Looks whether the process has grown beyond what it may use. */
  measure(): void {
    const { residentBytes = process.memoryUsage.rss, maxBytes, onMemoryShort } = this.#options
    this.#isShortOfMemory = residentBytes() > maxBytes
    if (this.#isShortOfMemory) onMemoryShort()
  }

  /** Takes a request, until it is answered, or turns it away. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method = '' } = request
    if (EXEMPT.test(url) && BODILESS.includes(method)) return true
    const pool = poolOf(request)
    if (this.#isTurnOver() || this.#connections > MOST_CONNECTIONS || this.#isFull(pool)) {
      this.refused += 1
      return false
    }
    // A body that is slow to come is no work; an upload takes memory while it comes.
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
    // Before it is sent: a caller who is slow to read keeps nobody else waiting.
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

  /** What is ready at once is handled in one turn; behind much of it the last ones would wait for long. */
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
