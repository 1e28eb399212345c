import type { CurrentOrderState } from '../orders/current-order'

type Kept = Partial<Omit<CurrentOrderState, 'sent'>>

/** A `beforeEach` of a story whose tab has an order already, as the page would have stored it. */
export function keepOrder(kept: Kept): () => void {
  const parts = Object.entries(kept).map(([name, part]) => [name, JSON.stringify(part)])
  const stored = JSON.stringify({
    ...Object.fromEntries(parts),
    _persist: '{"version":-1,"rehydrated":true}',
  })
  return () => sessionStorage.setItem('persist:current-order', stored)
}
