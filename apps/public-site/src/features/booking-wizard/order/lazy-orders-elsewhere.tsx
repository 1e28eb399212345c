import { lazy, Suspense } from 'react'

// A failed load leaves the way by the cart and by My Bookings.
const OrdersElsewhere = lazy(() =>
  import('../../../platform/orders/OrdersElsewhere').then(
    (loaded) => ({ default: loaded.OrdersElsewhere }),
    () => ({ default: () => null }),
  ),
)

/** What holds places already, perhaps the one that is looked for; its code is loaded only where payments are on. */
export function LazyOrdersElsewhere() {
  return (
    <Suspense>
      <OrdersElsewhere />
    </Suspense>
  )
}
