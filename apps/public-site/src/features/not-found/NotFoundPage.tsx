import { PAGE_METADATA } from '@luzzu/domain'
import { Link } from '@luzzu/routing'
import { LinkButton, Row } from '@luzzu/ui'
import { paths } from '../../paths'
import { EntryFrame } from '../../platform/entry/EntryFrame'
import { PageHead } from '../../platform/PageHead'
import { Ways } from './not-found.styles'

const WORDS = {
  title: PAGE_METADATA.notFound.title,
  lead: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  home: 'Home',
  login: 'Login',
  register: 'Register',
} as const

export default function NotFoundPage() {
  return (
    <EntryFrame title={WORDS.title} lead={WORDS.lead}>
      <PageHead title={WORDS.title} />
      <meta name="robots" content="noindex" />
      <Ways>
        <Row gap={3}>
          <LinkButton as={Link} to={paths.home}>
            {WORDS.home}
          </LinkButton>
          <LinkButton as={Link} to={paths.login} variant="plain">
            {WORDS.login}
          </LinkButton>
          <LinkButton as={Link} to={paths.register} variant="plain">
            {WORDS.register}
          </LinkButton>
        </Row>
      </Ways>
    </EntryFrame>
  )
}
