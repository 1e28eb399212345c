import { useListBookingsQuery } from '@luzzu/api-client/bookings'
import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import type { Booking } from '@luzzu/domain/contracts'
import { PageHeader } from '@luzzu/ui'
import { useState } from 'react'
import { DecisionDialog } from '../../platform/booking-actions/DecisionDialog'
import { useDecision } from '../../platform/booking-actions/use-decision'
import { usePageTitle } from '../../platform/layout/use-page-title'
import { showCount } from '../../platform/lists/show-count'
import { BOOKINGS_WORDS as WORDS } from './bookings-words'
import { BulkDialogs } from './bulk/BulkDialogs'
import { useBulkDecision } from './bulk/use-bulk-decision'
import { BookingDetailsDialog } from './details/BookingDetailsDialog'
import { BookingFilterBar } from './filters/BookingFilterBar'
import { queryOf } from './filters/booking-filters'
import { useBookingFilters } from './filters/use-booking-filters'
import { BookingList } from './list/BookingList'

/** Every booking, found by words, day and status; decided about one by one. */
export default function BookingsPage() {
  const view = useBookingFilters()
  const query = useListBookingsQuery(queryOf(view.filters, view.place), { refetchOnMountOrArgChange: true })
  const { data: figures } = useFindDashboardQuery()
  const inHand = useDecision()
  const many = useBulkDecision()
  const [viewed, setViewed] = useState<Booking>()
  const [isViewing, setViewing] = useState(false)

  function openDetails(booking: Booking) {
    setViewed(booking)
    setViewing(true)
  }

  return (
    <>
      <title>{usePageTitle(WORDS.title)}</title>
      <PageHeader
        title={WORDS.title}
        description={
          figures
            ? `${showCount(figures.total_bookings)} in all, ${showCount(figures.pending_approvals)} wait for a decision`
            : '\u00a0'
        }
      />
      <BookingFilterBar filters={view.filters} onChange={view.narrow} pending={figures?.pending_approvals} />
      <BookingList
        query={query}
        view={view}
        onView={openDetails}
        onAsk={inHand.ask}
        onAskMany={many.ask}
        isAsking={isViewing || inHand.isOpen || many.state !== 'closed'}
      />
      {viewed && (
        <BookingDetailsDialog
          booking={query.data?.bookings.find(({ id }) => id === viewed.id) ?? viewed}
          open={isViewing}
          onClose={() => setViewing(false)}
          onAsk={inHand.ask}
        />
      )}
      <DecisionDialog inHand={inHand} />
      <BulkDialogs inHand={many} />
    </>
  )
}
