import { Link } from '@luzzu/routing'
import { LinkButton, Row, token } from '@luzzu/ui'
import type { Ref } from 'react'
import styled from 'styled-components'
import { LAYOUT_COPY } from '../layout/layout.copy'
import { paths } from '../paths'

type LoginLinksProps = {
  /** Of the link to the login. */
  ref?: Ref<HTMLAnchorElement>
  /** The id of what says why a login is needed. */
  describedBy?: string | undefined
  /** Called before a link leads away from the page, to which the login leads back. */
  onLeave: () => void
}

export function LoginLinks({ ref, describedBy, onLeave }: LoginLinksProps) {
  return (
    <Links gap={3}>
      <LinkButton
        {...(ref && { ref })}
        as={Link}
        to={paths.login}
        aria-describedby={describedBy}
        onClick={onLeave}
      >
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
