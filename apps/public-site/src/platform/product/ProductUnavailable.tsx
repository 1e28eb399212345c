import { referenceOf } from '@luzzu/api-client'
import { Link, useOnline } from '@luzzu/routing'
import { ErrorState, LinkButton } from '@luzzu/ui'
import { paths } from '../paths'
import { CallUs } from './CallUs'

const COPY = {
  title: 'We couldn’t load this product.',
  cause: 'Your connection or our server may be the cause. Please try again.',
  offline: 'You are offline. This page continues when you are back online.',
  catalogue: 'See what we rent',
} as const

type ProductUnavailableProps = {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** What is told without a connection. */
  offline?: string
}

/** In place of a product that did not load, with what else can be done. */
export function ProductUnavailable({ query, offline = COPY.offline }: ProductUnavailableProps) {
  const online = useOnline()
  const reference = referenceOf(query.error)
  return (
    <ErrorState
      title={COPY.title}
      titleAs="h1"
      onRetry={query.refetch}
      retrying={query.isFetching}
      action={
        <LinkButton as={Link} to={paths.services} variant="quiet">
          {COPY.catalogue}
        </LinkButton>
      }
    >
      <p>{online ? COPY.cause : offline}</p>
      {online && reference && <p>{reference}</p>}
      <CallUs />
    </ErrorState>
  )
}
