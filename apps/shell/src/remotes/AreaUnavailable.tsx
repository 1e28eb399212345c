import { useSite } from '@luzzu/api-client/site'
import { Link, useWhenBackOnline } from '@luzzu/routing'
import { Brand, ErrorState, LinkButton, Wrap } from '@luzzu/ui'

/** Replaces an area that could not be loaded. The links lead to areas that may work. */
export function AreaUnavailable({ onRetry }: { onRetry: () => void }) {
  const { site_name } = useSite()
  useWhenBackOnline(onRetry)
  return (
    <Wrap as="main">
      <Link to="/">
        <Brand name={site_name} />
      </Link>
      <ErrorState title="This part of the site could not be loaded" onRetry={onRetry}>
        Your connection may be slow, or the site is being updated. What you have entered elsewhere is saved.
      </ErrorState>
      <LinkButton href="" variant="quiet">
        Reload the page
      </LinkButton>
    </Wrap>
  )
}
