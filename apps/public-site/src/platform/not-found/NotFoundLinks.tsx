import { useSession } from '@luzzu/api-client'
import { Link } from '@luzzu/routing'
import { LinkButton, Row } from '@luzzu/ui'
import { paths } from '../paths'
import { NOT_FOUND_COPY } from './not-found.copy'

/** Where to go from an address without a page. */
export function NotFoundLinks() {
  const { user } = useSession()
  return (
    <nav>
      <Row gap={3}>
        <LinkButton as={Link} to={paths.services}>
          {NOT_FOUND_COPY.services}
        </LinkButton>
        <LinkButton as={Link} to={paths.home} variant="plain">
          {NOT_FOUND_COPY.home}
        </LinkButton>
        {user ? (
          <LinkButton as={Link} to={paths.myBookings} variant="plain">
            {NOT_FOUND_COPY.myBookings}
          </LinkButton>
        ) : (
          <Row gap={4}>
            <Link to={paths.login}>{NOT_FOUND_COPY.login}</Link>
            <Link to={paths.register}>{NOT_FOUND_COPY.register}</Link>
          </Row>
        )}
      </Row>
    </nav>
  )
}
