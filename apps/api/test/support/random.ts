/** Random numbers that a seed repeats (mulberry32). */
export function randomOf(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  return { below, pick }
}

export type Random = ReturnType<typeof randomOf>
