import { LRUCache } from 'lru-cache'

type Settings<Value> = {
  /** Rises with every change of what values are made from; `undefined` when unknown. */
  revision: () => number | undefined
  maxBytes: number
  bytesOf: (value: Value, key: string) => number
}

/** Values that hold until a revision changes, up to `maxBytes`; what was used longest ago makes room. */
export class RevisionCache<Value extends object> {
  readonly revision: () => number | undefined
  readonly #values: LRUCache<string, Value>
  #pending = new Map<string, Promise<Value | undefined>>()
  #revision: number | undefined

  constructor({ revision, maxBytes, bytesOf }: Settings<Value>) {
    this.revision = revision
    this.#values = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf })
  }

  /** Number of values. */
  get size(): number {
    return this.#values.size
  }

  /** The value of a key, if it still holds. */
  get(key: string): Value | undefined {
    // Most keys are never kept, and reading the revision has a cost.
    if (!this.#values.has(key)) return undefined
    this.#evictStale()
    return this.#values.get(key)
  }

  /** Calls `load` when no value holds, once for concurrent requests; `undefined` is not kept. */
  async find(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
    this.#evictStale()
    const kept = this.#values.get(key)
    if (kept) return kept
    const pending = this.#pending
    const promise = pending.get(key) ?? load()
    pending.set(key, promise)
    try {
      const value = await promise
      // The revision changed meanwhile, so the value may be stale.
      if (value && pending === this.#pending) this.#values.set(key, value)
      return value
    } finally {
      pending.delete(key)
    }
  }

  /** Keeps a value that was made at `revision`, unless that has passed; tells whether. */
  keep(key: string, value: Value, revision: number | undefined): boolean {
    if (revision === undefined || revision !== this.revision()) return false
    this.#evictStale()
    this.#values.set(key, value)
    return true
  }

  clear(): void {
    this.#values.clear()
  }

  #evictStale(): void {
    const revision = this.revision()
    if (revision !== undefined && revision === this.#revision) return
    this.#values.clear()
    this.#pending = new Map()
    this.#revision = revision
  }
}
