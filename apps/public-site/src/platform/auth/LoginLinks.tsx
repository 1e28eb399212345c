import { Link } from '@luzzu/routing'
import { LinkButton, Row, token } from '@luzzu/ui'
import styled from 'styled-components'
import { LAYOUT_COPY } from '../layout/layout.copy'
import { paths } from '../paths'

/** `onLeave`: called before a link leads away from the page, to which the login leads back. */
export function LoginLinks({ onLeave }: { onLeave: () => void }) {
  return (
    <Links gap={3}>
      <LinkButton as={Link} to={paths.login} onClick={onLeave}>
        {LAYOUT_COPY.login}
      </LinkButton>
      <LinkButton as={Link} to={paths.register} variant="plain" onClick={onLeave}>
        {LAYOUT_COPY.register}
      </LinkButton>
    </Links>
  )
}

const Links = styled(Row)`
  margin-top: ${token('space-3')};
`
