import { NavLink } from '@luzzu/routing'
import { SideNavLink } from '@luzzu/ui'
import {
  CalendarCheck,
  CalendarDays,
  LayoutDashboard,
  MessageCircleQuestion,
  Ship,
  Users,
} from 'lucide-react'
import { PATHS } from '../paths'
import { LAYOUT_COPY as COPY } from './layout.copy'

/** Where one can go; bookings say how many of them wait for a decision. */
export function AdminNav({ pending }: { pending: number | undefined }) {
  return (
    <>
      <SideNavLink as={NavLink} to={PATHS.dashboard} end icon={<LayoutDashboard aria-hidden="true" />}>
        {COPY.dashboard}
      </SideNavLink>
      <SideNavLink as={NavLink} to={PATHS.today} icon={<CalendarDays aria-hidden="true" />}>
        {COPY.today}
      </SideNavLink>
      <SideNavLink
        as={NavLink}
        to={PATHS.bookings}
        icon={<CalendarCheck aria-hidden="true" />}
        count={pending}
        countOf="pending"
      >
        {COPY.bookings}
      </SideNavLink>
      <SideNavLink as={NavLink} to={PATHS.customers} icon={<Users aria-hidden="true" />}>
        {COPY.customers}
      </SideNavLink>
      <SideNavLink as={NavLink} to={PATHS.faqs} icon={<MessageCircleQuestion aria-hidden="true" />}>
        {COPY.faqs}
      </SideNavLink>
      <SideNavLink as={NavLink} to={PATHS.rentalServices} icon={<Ship aria-hidden="true" />}>
        {COPY.rentalServices}
      </SideNavLink>
    </>
  )
}
