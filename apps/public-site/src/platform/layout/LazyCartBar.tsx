import { usePayments } from '@luzzu/api-client/site'
import { lazy, Suspense } from 'react'

// A failed load leaves the way by the wizard, where it is tried again.
const CartBar = lazy(() =>
  import('../orders/CartBar').then(
    (loaded) => ({ default: loaded.CartBar }),
    () => ({ default: () => null }),
  ),
)

/** What is held in this tab, whose code is loaded where payments are on. */
export function LazyCartBar() {
  if (!usePayments()) return null
  return (
    <Suspense>
      <CartBar />
    </Suspense>
  )
}
