import { useSession } from '@luzzu/api-client'
import { Link, loadWithTimeout, waitForOnline } from '@luzzu/routing'
import { LinkButton, Skeleton, size } from '@luzzu/ui'
import { lazy, Suspense } from 'react'
import { paths } from '../paths'
import type { NavigationEntry } from '../screen'
import type { AccountMenuProps } from './AccountMenu'
import { LAYOUT_COPY } from './layout.copy'
import { WideOnly } from './layout.styles'

const AccountMenu = lazy(async () => {
  await waitForOnline()
  return loadWithTimeout(() => import('./AccountMenu')).then(
    (loaded) => ({ default: loaded.AccountMenu }),
    () => ({ default: AccountLink }),
  )
})

/** Fallback when the code of the menu could not be loaded. */
function AccountLink(_: AccountMenuProps) {
  return (
    <LinkButton as={Link} to={paths.myBookings} variant="quiet">
      {LAYOUT_COPY.myBookings}
    </LinkButton>
  )
}

/** Reserves the space of the avatar while the session is checked. */
const place = <Skeleton shape="circle" width={size(11)} height={size(11)} label="Checking your session" />

/** The end of the header: login for visitors, account menu for users. */
export function HeaderActions({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const { token, user, isAdmin } = useSession()
  if (user) {
    return (
      <Suspense fallback={place}>
        <AccountMenu user={user} isAdmin={isAdmin} />
      </Suspense>
    )
  }
  if (token) return place
  const links = navigation.filter(({ place }) => place === 'visitor')
  return (
    <WideOnly>
      {links.map(({ path, label }, index) => (
        <LinkButton key={path} as={Link} to={path} {...(index < links.length - 1 && { variant: 'quiet' })}>
          {label}
        </LinkButton>
      ))}
    </WideOnly>
  )
}
