import { Link } from '@luzzu/routing'
import { EmptyPicture, EmptyState, LinkButton } from '@luzzu/ui'
import { PATHS } from '../../booking/paths'
import { usePageTitle } from '../../platform/use-page-title'
import { NOT_FOUND_COPY as COPY } from './not-found.copy'

export default function NotFoundPage() {
  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <EmptyState
        title={COPY.title}
        titleAs="h1"
        picture={<EmptyPicture />}
        action={
          <>
            <LinkButton as={Link} to={PATHS.dashboard}>
              Dashboard
            </LinkButton>
            <LinkButton as={Link} to={PATHS.website} variant="plain">
              Home
            </LinkButton>
            <LinkButton as={Link} to={PATHS.login} variant="quiet">
              Login
            </LinkButton>
            <LinkButton as={Link} to={PATHS.register} variant="quiet">
              Register
            </LinkButton>
          </>
        }
      >
        {COPY.lead}
      </EmptyState>
    </>
  )
}
