import { LIST_QUERY } from '@luzzu/api-client'
import { useListBookingsQuery } from '@luzzu/api-client/bookings'
import { useFindDashboardQuery } from '@luzzu/api-client/dashboard'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Button, Dialog, PageHeader, Stack } from '@luzzu/ui'
import { useState } from 'react'
import { ClosedSlotsAlert } from '../../booking/closures/ClosedSlot'
import { needsCall } from '../../booking/decisions/booking-decisions'
import { DecisionDialog } from '../../booking/decisions/DecisionDialog'
import { useDecision } from '../../booking/decisions/use-decision'
import { BookingDetailsDialog } from '../../booking/details/BookingDetailsDialog'
import { latestOf } from '../../booking/details/latest-of'
import { sumOnHold } from '../../booking/payments/hold/describe-hold'
import { holdMessages } from '../../booking/payments/hold/hold.copy'
import { ToCall } from '../../booking/phone-calls/ToCall'
import { ConfirmationDialog } from '../../platform/confirmation/ConfirmationDialog'
import { countOf, formatCount } from '../../platform/lists/format-count'
import { ScreenOnly } from '../../platform/print-table.styles'
import { usePageTitle } from '../../platform/use-page-title'
import { BOOKINGS_COPY as COPY } from './bookings.copy'
import { bulkActionCopy, bulkReportCopy } from './bulk/bulk-actions.copy'
import { CallsAfter } from './bulk/CallsAfter'
import type { UseBulkDecisionResult } from './bulk/use-bulk-decision'
import { useBulkDecision } from './bulk/use-bulk-decision'
import { BookingFilterBar } from './filters/BookingFilterBar'
import { queryOf } from './filters/booking-filters'
import { useBookingFilters } from './filters/use-booking-filters'
import { BookingList } from './list/BookingList'

/** The bookings list with search, filters, and decisions about one or many bookings. */
export default function BookingsPage() {
  const view = useBookingFilters()
  const query = useListBookingsQuery(queryOf(view.filters, view.position), LIST_QUERY)
  const { data: figures } = useFindDashboardQuery()
  const confirmation = useDecision({ onDone: () => setViewing(false) })
  const bulkConfirmation = useBulkDecision()
  // As the list shows it: rows may be newer than the page that they came with.
  const [viewed, setViewed] = useState<{ booking: Booking; page: typeof query.data }>()
  const [isViewing, setViewing] = useState(false)

  function openDetails(booking: Booking) {
    setViewed({ booking, page: query.data })
    setViewing(true)
  }

  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <ScreenOnly data-printed>
        <PageHeader
          title={COPY.title}
          description={
            figures
              ? `${countOf(figures.total_bookings, 'booking')}, ${formatCount(figures.pending_approvals)} pending`
              : '\u00a0'
          }
        />
        <BookingFilterBar view={view} pending={figures?.pending_approvals} />
      </ScreenOnly>
      <BookingList
        query={query}
        view={view}
        onView={openDetails}
        onDecide={confirmation.ask}
        onBulkDecide={bulkConfirmation.ask}
        isDialogOpen={
          isViewing || confirmation.isOpen || bulkConfirmation.isOpen || bulkConfirmation.isReportOpen
        }
      />
      {viewed && (
        <BookingDetailsDialog
          booking={
            viewed.page === query.data ? viewed.booking : latestOf(viewed.booking, query.data?.bookings)
          }
          // Whoever gives a decision up is back at the details.
          open={isViewing && !confirmation.isOpen}
          onClose={() => setViewing(false)}
          onDecide={confirmation.ask}
        />
      )}
      <DecisionDialog confirmation={confirmation} />
      <BulkDialogs confirmation={bulkConfirmation} />
    </>
  )
}

/** The confirmation of a bulk decision, and the report of failures and of whom to call. */
function BulkDialogs({ confirmation }: { confirmation: UseBulkDecisionResult }) {
  const { currency } = useSite()
  const { action, outcome, hasMailServer, callsOf, isReportOpen, closeReport } = confirmation
  if (!action) return null
  const { decision, bookings } = action
  const withoutEmail = hasMailServer
    ? bookings.filter((booking) => needsCall(decision, booking, hasMailServer)).length
    : bookings.length
  const held = sumOnHold(bookings)
  const copy = bulkActionCopy(decision, bookings.length, withoutEmail)
  return (
    <>
      <ConfirmationDialog
        confirmation={confirmation}
        copy={copy}
        tone={decision === 'approve' ? 'primary' : 'danger'}
      >
        <Stack gap={4}>
          <p>{copy.consequence}</p>
          {decision === 'approve' && <ClosedSlotsAlert bookings={bookings} />}
          {decision !== 'delete' && held > 0 && (
            <p>
              <strong>{holdMessages.several[decision](formatMoney(held, currency))}</strong>
            </p>
          )}
          <ToCall customers={callsOf(decision, bookings)} />
        </Stack>
      </ConfirmationDialog>
      <Dialog
        open={isReportOpen}
        onClose={closeReport}
        title={bulkReportCopy.title(decision, outcome?.succeeded.length ?? 0, bookings.length)}
        actions={<Button onClick={closeReport}>{bulkReportCopy.done}</Button>}
      >
        <Stack gap={4}>
          {outcome && outcome.failures.length > 0 && (
            <Stack as="ul" gap={2}>
              {outcome.failures.map(({ booking, reason }) => (
                <li key={booking.id}>
                  <b>
                    {booking.id} {booking.username}
                  </b>
                  : {reason}
                </li>
              ))}
            </Stack>
          )}
          <CallsAfter decision={decision} customers={callsOf(decision, outcome?.succeeded ?? [])} />
        </Stack>
      </Dialog>
    </>
  )
}
