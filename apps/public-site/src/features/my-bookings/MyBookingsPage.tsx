import { referenceOf, useSession } from '@luzzu/api-client'
import { useListBookingsOfUserQuery } from '@luzzu/api-client/bookings'
import { useOnline } from '@luzzu/routing'
import { ErrorState, Wrap } from '@luzzu/ui'
import { PageHead } from '../../platform/PageHead'
import { BookingList } from './BookingList'
import { BookingsSkeleton } from './BookingsSkeleton'
import { MY_BOOKINGS_COPY } from './my-bookings.copy'
import { PageContent } from './my-bookings.styles'
import { NoBookings } from './NoBookings'

/** Polling interval for decisions of staff, while the page is focused. */
const POLL_INTERVAL_MS = 20_000

export default function MyBookingsPage() {
  const { user, ended } = useSession()
  return (
    <Wrap>
      <PageHead title={MY_BOOKINGS_COPY.title} />
      <PageContent>
        <h1>{MY_BOOKINGS_COPY.title}</h1>
        {user ? <Bookings userId={user.id_user_pk} /> : <NoBookings of={ended ? 'ended' : 'visitor'} />}
      </PageContent>
    </Wrap>
  )
}

function Bookings({ userId }: { userId: number }) {
  const online = useOnline()
  const bookings = useListBookingsOfUserQuery(userId, {
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  })
  if (bookings.data) {
    return bookings.data.length > 0 ? <BookingList bookings={bookings.data} /> : <NoBookings of="user" />
  }
  if (bookings.isError)
    return (
      <ErrorState onRetry={bookings.refetch} retrying={bookings.isFetching}>
        {online ? referenceOf(bookings.error) : MY_BOOKINGS_COPY.offline}
      </ErrorState>
    )
  return <BookingsSkeleton />
}
