import pLimit, { type LimitFunction } from 'p-limit'

type Limits = {
  atOnce: number
  mostWaiting: number
  /** Estimated from what the last works took, which on a busy machine is many times as long. */
  longestWaitMs: number
}

/** How much the last duration counts in the average. */
const WEIGHT = 0.2

/** Works that wait for each other, and tell when another one would wait too long. */
export class WorkQueue {
  readonly #limits: Limits
  readonly #limit: LimitFunction
  #averageMs = 0

  constructor(limits: Limits) {
    this.#limits = limits
    this.#limit = pLimit(limits.atOnce)
  }

  get isFull(): boolean {
    const { atOnce, mostWaiting, longestWaitMs } = this.#limits
    const { pendingCount } = this.#limit
    // Whatever the last works took, a few may wait: else one that took very long would refuse all that follow.
    if (pendingCount < atOnce) return false
    return pendingCount >= mostWaiting || (pendingCount / atOnce) * this.#averageMs > longestWaitMs
  }

  run<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.#limit(async () => {
      const began = performance.now()
      try {
        return await work()
      } finally {
        this.#averageMs += WEIGHT * (performance.now() - began - this.#averageMs)
      }
    })
  }
}
