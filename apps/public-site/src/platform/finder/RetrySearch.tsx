import { Button } from '@luzzu/ui'
import { SEARCH_FAILED } from './finder.copy'

type RetrySearchProps = { query: { isFetching: boolean; refetch: () => unknown } }

/** That free times could not be loaded. */
export const RetrySearch = ({ query }: RetrySearchProps) => (
  <>
    {SEARCH_FAILED}{' '}
    <Button variant="plain" size="small" loading={query.isFetching} onClick={() => query.refetch()}>
      Try again
    </Button>
  </>
)
