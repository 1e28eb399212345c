import { setTimeout as delay } from 'node:timers/promises'

const COLLECT_MS = 20

/** Collects what comes within a moment, and handles it together. */
export function inBatches<Item>(handle: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let batch: { items: Item[]; handled: Promise<void> } | undefined

  async function handleSoon(items: Item[]): Promise<void> {
    await delay(COLLECT_MS)
    batch = undefined
    await handle(items)
  }

  return (item) => {
    if (!batch) {
      const items: Item[] = []
      batch = { items, handled: handleSoon(items) }
    }
    batch.items.push(item)
    return batch.handled
  }
}
