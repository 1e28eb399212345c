import { POLLED_QUERY, referenceOf, useSession } from '@luzzu/api-client'
import { useListBookingsOfUserQuery } from '@luzzu/api-client/bookings'
import { Link, useLocation, useOnline } from '@luzzu/routing'
import { EmptyPicture, EmptyState, ErrorState, LinkButton, Skeleton, size, Wrap } from '@luzzu/ui'
import { useState } from 'react'
import { useBookingDraft } from '../../platform/draft/use-booking-draft'
import { KeptTrip, useKeepNextTrip } from '../../platform/kept-trip/without-connection'
import { OrdersElsewhere } from '../../platform/orders/OrdersElsewhere'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { BookingList } from './BookingList'
import { CalendarSubscription } from './calendar/CalendarSubscription'
import { MY_BOOKINGS_COPY } from './my-bookings.copy'
import { AfterList, List, PageContent } from './my-bookings.styles'

export default function MyBookingsPage() {
  const { user, ended } = useSession()
  const { search } = useLocation()
  const [hasBegun, setBegun] = useState(false)
  if (user && !hasBegun) setBegun(true)
  return (
    <Wrap>
      <PageHead title={MY_BOOKINGS_COPY.title} />
      <PageContent>
        <h1>{MY_BOOKINGS_COPY.title}</h1>
        <OrdersElsewhere />
        {user ? (
          <Bookings userId={user.id_user_pk} />
        ) : (
          <NoBookings of={ended ? 'ended' : isOfBooking(search) ? 'link' : 'visitor'} takesFocus={hasBegun} />
        )}
      </PageContent>
    </Wrap>
  )
}

/** Whether the address is that of one booking, as emails and calendars have it. */
const isOfBooking = (search: string) => new URLSearchParams(search).has('booking')

function Bookings({ userId }: { userId: number }) {
  const online = useOnline()
  const bookings = useListBookingsOfUserQuery(userId, POLLED_QUERY)
  useKeepNextTrip()
  if (bookings.data) {
    if (bookings.data.length === 0) return <NoBookings of="user" />
    return (
      <>
        <BookingList bookings={bookings.data} />
        <AfterList>
          <CalendarSubscription userId={userId} />
        </AfterList>
      </>
    )
  }
  if (bookings.isError)
    return (
      <>
        <KeptTrip />
        <ErrorState onRetry={bookings.refetch} retrying={bookings.isFetching}>
          {online ? referenceOf(bookings.error) : MY_BOOKINGS_COPY.offline}
        </ErrorState>
      </>
    )
  return <BookingsSkeleton />
}

function BookingsSkeleton() {
  return (
    <>
      <Skeleton shape="block" width="100%" height={size(80)} label="Loading your bookings" />
      <List aria-hidden="true">
        <li>
          <Skeleton shape="block" width="100%" height={size(30)} />
        </li>
        <li>
          <Skeleton shape="block" width="100%" height={size(30)} />
        </li>
      </List>
    </>
  )
}

const HINTS = {
  user: MY_BOOKINGS_COPY.noneHint,
  visitor: MY_BOOKINGS_COPY.visitorHint,
  link: MY_BOOKINGS_COPY.linkHint,
  ended: MY_BOOKINGS_COPY.endedHint,
} as const

type NoBookingsProps = {
  of: keyof typeof HINTS
  /** Whether it takes the place of what had the focus. */
  takesFocus?: boolean
}

function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}

/** The empty state. Visitors may have bookings in an account, as have users whose session has ended and whoever follows the link of a booking: the login leads back here. */
function NoBookings({ of, takesFocus = false }: NoBookingsProps) {
  const { keepWaiting } = useBookingDraft()
  const { pathname, search } = useLocation()
  const hasEnded = of === 'ended'
  const isKnown = hasEnded || of === 'link'
  return (
    <EmptyState
      title={isKnown ? MY_BOOKINGS_COPY.ended : MY_BOOKINGS_COPY.none}
      titleAs="h2"
      picture={<EmptyPicture />}
      action={
        <>
          {of !== 'user' && (
            <LinkButton
              {...(takesFocus && { ref: takeLostFocus })}
              as={Link}
              to={paths.login}
              onClick={() => keepWaiting({ path: pathname + search })}
            >
              {hasEnded ? MY_BOOKINGS_COPY.loginAgain : MY_BOOKINGS_COPY.login}
            </LinkButton>
          )}
          {!isKnown && (
            <LinkButton as={Link} to={paths.services} {...(of === 'visitor' && { variant: 'plain' })}>
              {MY_BOOKINGS_COPY.browse}
            </LinkButton>
          )}
        </>
      }
    >
      {HINTS[of]}
    </EmptyState>
  )
}
