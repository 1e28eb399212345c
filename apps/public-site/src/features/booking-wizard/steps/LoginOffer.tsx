import { useSession } from '@luzzu/api-client'
import { Link } from '@luzzu/routing'
import { Alert, LinkButton, Row, token } from '@luzzu/ui'
import { LogIn } from 'lucide-react'
import styled from 'styled-components'
import { paths } from '../../../platform/paths'
import { LOGIN_NEEDED } from '../confirm/booking-error'
import { WIZARD_COPY } from '../wizard.copy'

/** `onLeave`: called before a link leads away from the step, to which the login leads back. */
type LoginOfferProps = { onLeave: () => void }

/** What a visitor needs for the last step, said before it is tried. */
export function LoginOffer({ onLeave }: LoginOfferProps) {
  const { token, ended, restored } = useSession()
  if (!restored || token !== null || ended) return null
  return (
    <Alert data-part="alert" icon={<LogIn aria-hidden="true" />}>
      {LOGIN_NEEDED.message}
      <LoginLinks onLeave={onLeave} />
    </Alert>
  )
}

export function LoginLinks({ onLeave }: LoginOfferProps) {
  return (
    <Links gap={3}>
      <LinkButton as={Link} to={paths.login} onClick={onLeave}>
        {WIZARD_COPY.login}
      </LinkButton>
      <LinkButton as={Link} to={paths.register} variant="plain" onClick={onLeave}>
        {WIZARD_COPY.register}
      </LinkButton>
    </Links>
  )
}

const Links = styled(Row)`
  margin-top: ${token('space-3')};
`
