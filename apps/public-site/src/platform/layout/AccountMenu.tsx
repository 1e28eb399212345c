import { initialsOf } from '@luzzu/domain'
import type { SessionUser } from '@luzzu/domain/contracts'
import { useLogOut } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { Avatar, Menu, type MenuEntry } from '@luzzu/ui'
import { CalendarCheck, CircleUserRound, LayoutDashboard, LogOut } from 'lucide-react'
import { useKeptTrip } from '../kept-trip/kept-trip-storage'
import { paths } from '../paths'
import { LAYOUT_COPY } from './layout.copy'

export type AccountMenuProps = { user: SessionUser; isAdmin: boolean }

/** The menu of a signed-in user, behind an avatar with initials. */
export function AccountMenu({ user, isAdmin }: AccountMenuProps) {
  // Removes a trip that has ended, on whatever page.
  useKeptTrip()
  const logOut = useLogOut(paths.login)
  const initials = initialsOf(user.username)
  const bookings: MenuEntry = {
    key: 'bookings',
    label: LAYOUT_COPY.myBookings,
    icon: <CalendarCheck aria-hidden="true" />,
    as: Link,
    to: paths.myBookings,
  }
  const settings: MenuEntry = {
    key: 'account',
    label: LAYOUT_COPY.accountSettings,
    icon: <CircleUserRound aria-hidden="true" />,
    as: Link,
    to: paths.account,
  }
  const admin: MenuEntry = {
    key: 'admin',
    label: LAYOUT_COPY.adminPanel,
    icon: <LayoutDashboard aria-hidden="true" />,
    as: Link,
    to: paths.admin,
  }
  const leave: MenuEntry = {
    key: 'leave',
    label: LAYOUT_COPY.logOut,
    icon: <LogOut aria-hidden="true" />,
    onSelect: logOut,
    separated: true,
  }

  return (
    <Menu
      // The accessible name contains the visible initials, for voice control.
      label={`${LAYOUT_COPY.account}, ${initials}, ${user.username}`}
      trigger={<Avatar initials={initials} />}
      title={LAYOUT_COPY.account}
      subtitle={user.username}
      items={isAdmin ? [bookings, admin, settings, leave] : [bookings, settings, leave]}
    />
  )
}
