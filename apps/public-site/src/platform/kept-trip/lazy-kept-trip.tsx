import { lazy, Suspense } from 'react'
import type { KeptTripProps } from './KeptTrip'

// A failed load leaves the page as it is: without a connection there may be nothing to load it from.
const Trip = lazy(() =>
  import('./without-connection').then(
    ({ KeptTrip }) => ({ default: KeptTrip }),
    () => ({ default: () => null }),
  ),
)

/** What this device keeps of the next trip; its code comes where it is shown. */
export const LazyKeptTrip = (props: KeptTripProps) => (
  <Suspense>
    <Trip {...props} />
  </Suspense>
)
