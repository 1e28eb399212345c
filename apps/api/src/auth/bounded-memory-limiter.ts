import { LRUCache } from 'lru-cache'
import { type IRateLimiterOptions, RateLimiterMemory } from 'rate-limiter-flexible'

export const MAX_KEYS = 10_000

/** An in-memory rate limiter with a bounded number of keys, because strangers choose the keys. */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #recent: LRUCache<string, true>

  constructor(options: IRateLimiterOptions) {
    super(options)
    this.#recent = new LRUCache({
      // Grows with use; `max` would take the room of all keys at once, for each limit.
      maxSize: MAX_KEYS,
      sizeCalculation: () => 1,
      dispose: (_used, key, reason) => {
        if (reason === 'evict') void this.delete(key)
      },
    })
  }

  override consume(...[key, ...rest]: Parameters<RateLimiterMemory['consume']>) {
    this.#recent.set(String(key), true)
    return super.consume(key, ...rest)
  }

  override penalty(...[key, ...rest]: Parameters<RateLimiterMemory['penalty']>) {
    this.#recent.set(String(key), true)
    return super.penalty(key, ...rest)
  }

  override reward(...[key, ...rest]: Parameters<RateLimiterMemory['reward']>) {
    this.#recent.set(String(key), true)
    return super.reward(key, ...rest)
  }
}
