import { usePayments, useSite } from '@luzzu/api-client/site'
import { Link } from '@luzzu/routing'
import { EmptyState, LinkButton, Skeleton, size, Wrap } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { PageHead } from '../PageHead'
import { paths } from '../paths'
import { SCREENS_COPY } from '../screens.copy'

/** A page of payments; while they are off there is nothing at its address. */
export function PaymentsOnly({ children }: { children: ReactNode }) {
  const { installation } = useSite()
  const payments = usePayments()
  if (payments) return <Wrap>{children}</Wrap>
  return (
    <Wrap>
      {installation === '' ? (
        <Skeleton shape="block" height={size(80)} label="Loading" />
      ) : (
        <EmptyState
          title={SCREENS_COPY.notFound.title}
          titleAs="h1"
          action={
            <LinkButton as={Link} to={paths.home}>
              Home
            </LinkButton>
          }
        >
          <PageHead title={SCREENS_COPY.notFound.title} />
          {SCREENS_COPY.notFound.description}
        </EmptyState>
      )}
    </Wrap>
  )
}
