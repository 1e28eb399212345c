import { useSession } from '@luzzu/api-client'
import { Link, loadWithTimeout, mayLoadCode, waitForOnline } from '@luzzu/routing'
import { Avatar, LinkButton } from '@luzzu/ui'
import { lazy, Suspense } from 'react'
import { paths } from '../paths'
import type { NavigationEntry } from '../screen'
import type { AccountMenuProps } from './AccountMenu'
import { LAYOUT_COPY } from './layout.copy'
import { AccountPlaceholder, VisitorLinks } from './layout.styles'

const AccountMenu = lazy(async () => {
  if (!mayLoadCode()) await waitForOnline()
  return loadWithTimeout(() => import('./AccountMenu')).then(
    (loaded) => ({ default: loaded.AccountMenu }),
    () => ({ default: AccountLink }),
  )
})

/** The most wanted link of the menu, where the menu itself did not come. */
function AccountLink(_: AccountMenuProps) {
  return (
    <LinkButton as={Link} to={paths.myBookings} variant="quiet">
      {LAYOUT_COPY.myBookings}
    </LinkButton>
  )
}

/** The avatar of somebody whose name is not known yet. */
const accountPlaceholder = (
  <AccountPlaceholder role="img" aria-label={LAYOUT_COPY.account}>
    <Avatar initials="" />
  </AccountPlaceholder>
)

/**
 * The end of the header: login for visitors, account menu for users. Before it is known who asks, both are there, and
 * the page's style shows the one that a stored session calls for, from the first paint on.
 */
export function HeaderActions({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const { user, isAdmin } = useSession()
  if (user) {
    return (
      <Suspense fallback={accountPlaceholder}>
        <AccountMenu user={user} isAdmin={isAdmin} />
      </Suspense>
    )
  }
  const links = navigation.filter(({ menu }) => menu === 'visitor')
  return (
    <>
      {accountPlaceholder}
      <VisitorLinks>
        {links.map(({ path, label }, index) => (
          <LinkButton key={path} as={Link} to={path} {...(index < links.length - 1 && { variant: 'quiet' })}>
            {label}
          </LinkButton>
        ))}
      </VisitorLinks>
    </>
  )
}
