import { Button } from '@luzzu/ui'

type RetrySearchProps = { query: { isFetching: boolean; refetch: () => unknown } }

/** That free times could not be loaded. */
export const RetrySearch = ({ query }: RetrySearchProps) => (
  <>
    We couldn’t load the free times.{' '}
    <Button variant="plain" size="small" loading={query.isFetching} onClick={() => query.refetch()}>
      Try again
    </Button>
  </>
)
