import { useSession } from '@luzzu/api-client'
import { Link } from '@luzzu/routing'
import { LinkButton, Row, token } from '@luzzu/ui'
import styled from 'styled-components'
import { SplitLayout } from '../../platform/layout/SplitLayout'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { SCREENS_COPY } from '../../platform/screens.copy'

const NOT_FOUND_COPY = {
  title: SCREENS_COPY.notFound.title,
  lead: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  home: 'Home',
  login: 'Login',
  register: 'Register',
  myBookings: SCREENS_COPY.myBookings.title,
} as const

const Links = styled.nav`
  margin-top: ${token('space-6')};
`

export default function NotFoundPage() {
  const { user } = useSession()
  return (
    <SplitLayout title={NOT_FOUND_COPY.title} lead={NOT_FOUND_COPY.lead}>
      <PageHead title={NOT_FOUND_COPY.title} />
      <meta name="robots" content="noindex" />
      <Links>
        <Row gap={3}>
          <LinkButton as={Link} to={paths.home}>
            {NOT_FOUND_COPY.home}
          </LinkButton>
          {user ? (
            <LinkButton as={Link} to={paths.myBookings} variant="plain">
              {NOT_FOUND_COPY.myBookings}
            </LinkButton>
          ) : (
            <>
              <LinkButton as={Link} to={paths.login} variant="plain">
                {NOT_FOUND_COPY.login}
              </LinkButton>
              <LinkButton as={Link} to={paths.register} variant="plain">
                {NOT_FOUND_COPY.register}
              </LinkButton>
            </>
          )}
        </Row>
      </Links>
    </SplitLayout>
  )
}
