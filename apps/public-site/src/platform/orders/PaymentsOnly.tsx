import { usePayments, useSite } from '@luzzu/api-client/site'
import { EmptyPicture, EmptyState, Skeleton, size, Wrap } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { NotFoundLinks } from '../not-found/NotFoundLinks'
import { NOT_FOUND_COPY } from '../not-found/not-found.copy'
import { PageHead } from '../PageHead'

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
          title={NOT_FOUND_COPY.title}
          titleAs="h1"
          picture={<EmptyPicture />}
          action={<NotFoundLinks />}
        >
          <PageHead title={NOT_FOUND_COPY.title} />
          <meta name="robots" content="noindex" />
          {NOT_FOUND_COPY.lead}
        </EmptyState>
      )}
    </Wrap>
  )
}
