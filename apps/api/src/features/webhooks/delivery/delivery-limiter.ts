const MAX_REQUESTS = 16
const MAX_REQUESTS_PER_ENDPOINT = 4

/** How many requests are on their way at once: 16, four for each endpoint, and fewer the fewer are free. */
export function createDeliveryLimiter() {
  /** What is being sent, by endpoint. */
  const sending = new Map<Promise<void>, number>()

  const maxPerEndpoint = (free: number) =>
    Math.max(1, Math.ceil((free * MAX_REQUESTS_PER_ENDPOINT) / MAX_REQUESTS))

  function countByEndpoint(): Map<number, number> {
    const counts = new Map<number, number>()
    for (const id of sending.values()) counts.set(id, (counts.get(id) ?? 0) + 1)
    return counts
  }

  return {
    isFull: () => sending.size >= MAX_REQUESTS,
    isEmpty: () => sending.size === 0,
    /** Endpoints with as many requests as they may have. */
    busyEndpoints(): number[] {
      const most = maxPerEndpoint(MAX_REQUESTS - sending.size)
      return [...countByEndpoint()].filter(([, count]) => count >= most).map(([id]) => id)
    },
    /** The ids of those that there is room for, in the order given. */
    choose(due: readonly { id: number; endpoint_id: number }[]): number[] {
      const counts = countByEndpoint()
      let free = MAX_REQUESTS - sending.size
      return due.flatMap(({ id, endpoint_id }) => {
        const count = counts.get(endpoint_id) ?? 0
        if (free === 0 || count >= maxPerEndpoint(free)) return []
        counts.set(endpoint_id, count + 1)
        free -= 1
        return [id]
      })
    },
    add(endpointId: number, work: Promise<void>): void {
      const held = work.finally(() => sending.delete(held))
      sending.set(held, endpointId)
    },
    /** Until one of them has ended. */
    one: () => Promise.race(sending.keys()),
    all: () => Promise.all(sending.keys()),
  }
}
