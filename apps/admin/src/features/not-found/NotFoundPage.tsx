import { Link } from '@luzzu/routing'
import { EmptyPicture, EmptyState, LinkButton } from '@luzzu/ui'
import { usePageTitle } from '../../platform/layout/use-page-title'
import { PATHS } from '../../platform/paths'

const TITLE = 'Looking for something?'

export default function NotFoundPage() {
  return (
    <>
      <title>{usePageTitle(TITLE)}</title>
      <EmptyState
        title={TITLE}
        titleAs="h1"
        picture={<EmptyPicture />}
        action={
          <>
            <LinkButton as={Link} to={PATHS.website}>
              Home
            </LinkButton>
            <LinkButton as={Link} to={PATHS.login} variant="plain">
              Login
            </LinkButton>
            <LinkButton as={Link} to={PATHS.register} variant="plain">
              Register
            </LinkButton>
            <LinkButton as={Link} to={PATHS.dashboard} variant="quiet">
              Dashboard
            </LinkButton>
          </>
        }
      >
        There is no page at this address.
      </EmptyState>
    </>
  )
}
