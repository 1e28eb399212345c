/** How many there are of each key, and of all; a key without any is forgotten. */
export class Counts {
  readonly #counts = new Map<string, number>()
  total = 0

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  add(key: string): void {
    this.total += 1
    this.#counts.set(key, this.of(key) + 1)
  }

  remove(key: string): void {
    const left = this.of(key) - 1
    this.total -= 1
    if (left > 0) this.#counts.set(key, left)
    else this.#counts.delete(key)
  }

  clear(): void {
    this.#counts.clear()
    this.total = 0
  }
}
