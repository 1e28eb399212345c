import { useSession } from '@luzzu/api-client'
import { Link } from '@luzzu/routing'
import { LinkButton, Skeleton } from '@luzzu/ui'
import { paths } from '../../paths'
import { AccountMenu } from './AccountMenu'
import { WideOnly } from './layout.styles'
import { LAYOUT_WORDS } from './layout-words'

/** The end of the header: the way in for visitors, the account for all others. */
export function HeaderActions() {
  const { token, user, isAdmin } = useSession()
  if (user) return <AccountMenu user={user} isAdmin={isAdmin} />
  // Whose the stored session is will be known in a moment; its place is kept.
  if (token) return <Skeleton shape="circle" width="44px" height="44px" label="Checking your session" />
  return (
    <WideOnly>
      <LinkButton as={Link} to={paths.login} variant="quiet">
        {LAYOUT_WORDS.login}
      </LinkButton>
      <LinkButton as={Link} to={paths.register}>
        {LAYOUT_WORDS.register}
      </LinkButton>
    </WideOnly>
  )
}
