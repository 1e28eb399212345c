const MAX_REQUESTS = 16
const MAX_REQUESTS_PER_OWNER = 4

/** How many requests are on their way at once: 16, four for each owner of endpoints, and fewer the fewer are free. */
export function createDeliveryLimiter() {
  /** What is being sent, by owner. */
  const sending = new Map<Promise<void>, number>()

  const maxPerOwner = (free: number) => Math.max(1, Math.ceil((free * MAX_REQUESTS_PER_OWNER) / MAX_REQUESTS))

  function countByOwner(): Map<number, number> {
    const counts = new Map<number, number>()
    for (const id of sending.values()) counts.set(id, (counts.get(id) ?? 0) + 1)
    return counts
  }

  return {
    isFull: () => sending.size >= MAX_REQUESTS,
    isEmpty: () => sending.size === 0,
    /** Owners with as many requests as they may have. */
    busyOwners(): number[] {
      const most = maxPerOwner(MAX_REQUESTS - sending.size)
      return [...countByOwner()].filter(([, count]) => count >= most).map(([id]) => id)
    },
    /** The ids of those that there is room for, in the order given. */
    choose(due: readonly { id: number; owner: number }[]): number[] {
      const counts = countByOwner()
      let free = MAX_REQUESTS - sending.size
      return due.flatMap(({ id, owner }) => {
        const count = counts.get(owner) ?? 0
        if (free === 0 || count >= maxPerOwner(free)) return []
        counts.set(owner, count + 1)
        free -= 1
        return [id]
      })
    },
    add(owner: number, work: Promise<void>): void {
      const held = work.finally(() => sending.delete(held))
      sending.set(held, owner)
    },
    /** Until one of them has ended. */
    one: () => Promise.race(sending.keys()),
    all: () => Promise.all(sending.keys()),
  }
}
