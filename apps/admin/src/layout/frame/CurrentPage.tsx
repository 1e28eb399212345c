import { usePayments, useSite } from '@luzzu/api-client/site'
import { lazyPage, Outlet, useLocation } from '@luzzu/routing'
import { Skeleton, Stack, size } from '@luzzu/ui'
import { PageUnavailable } from '../../platform/PageUnavailable'
import type { Screen } from '../screen'

const NotFoundPage = lazyPage(() => import('../../screens/not-found/NotFoundPage'), PageUnavailable)

/** The page at the address; those of payments are not there while payments are off. */
export function CurrentPage({ screens }: { screens: readonly Screen[] }) {
  const { pathname } = useLocation()
  const { installation } = useSite()
  const payments = usePayments()
  const screen = screens.find(({ path }) => path === pathname.replace(/\/$/, ''))
  if (screen?.needs !== 'payments' || payments) return <Outlet />
  const isKnown = installation !== ''
  return isKnown ? <NotFoundPage /> : <PageSkeleton />
}

/** Shown while the code of a page loads. */
export function PageSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton label="Loading…" width={size(48)} height={size(8)} />
      <Skeleton shape="block" height={size(64)} />
    </Stack>
  )
}
