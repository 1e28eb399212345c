import { Counts } from './counts'

/** How many requests of one kind are worked on at once. */
export type ConcurrencyLimits = {
  /** So many at any time. */
  free: number
  /** So many while the oldest has not waited for long. */
  most: number
  /** So many while memory is short, so that the process can shrink. */
  shortOfMemory: number
  /** So many of a network even when the others have taken all of these; as many as `free` in all. */
  few: number
}

type Job = { began: number }

const LONGEST_WAIT_MS = 1000

/** The requests of one kind that are being worked on. However many one network sends, others are worked on too. */
export class ConcurrencyLimiter {
  readonly #limits: ConcurrencyLimits
  readonly #jobs = new Set<Job>()
  readonly #byNetwork = new Counts()

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits
  }

  isFull(network: string, isShortOfMemory: boolean): boolean {
    const { free, most, shortOfMemory, few } = this.#limits
    const { size } = this.#jobs
    const own = this.#byNetwork.of(network)
    if (isShortOfMemory) return size >= shortOfMemory && (own > 0 || size >= 2 * shortOfMemory)
    if (size < free) return false
    if (size < most && this.#longestWait() <= LONGEST_WAIT_MS) return false
    return own >= few || size >= most + free
  }

  /** Begins one; returns what ends it. */
  begin(network: string): () => void {
    const job = { began: performance.now() }
    this.#jobs.add(job)
    this.#byNetwork.add(network)
    return () => {
      if (this.#jobs.delete(job)) this.#byNetwork.remove(network)
    }
  }

  #longestWait(): number {
    const [oldest] = this.#jobs
    return oldest ? performance.now() - oldest.began : 0
  }
}
