import { lazy, Suspense } from 'react'
import type { PaidAfterLoginProps } from './PaidAfterLogin'

// A failed load leaves what is told after the login.
const PaidAfterLogin = lazy(() =>
  import('./PaidAfterLogin').then(
    (loaded) => ({ default: loaded.PaidAfterLogin }),
    () => ({ default: () => null }),
  ),
)

/** How visitors pay what they choose; its code is loaded only where payments are on. */
export function LazyPaidAfterLogin(props: PaidAfterLoginProps) {
  return (
    <Suspense>
      <PaidAfterLogin {...props} />
    </Suspense>
  )
}
