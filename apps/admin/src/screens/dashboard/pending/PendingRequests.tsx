import { useNow } from '@luzzu/api-client'
import { useLazyWatchBookingsQuery, useListBookingsQuery } from '@luzzu/api-client/bookings'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Link } from '@luzzu/routing'
import { EmptyState } from '@luzzu/ui'
import { CircleCheck, Clock } from 'lucide-react'
import { ClosedSlot } from '../../../booking/closures/ClosedSlot'
import type { DecidableBooking, Decision } from '../../../booking/decisions/booking-decisions'
import { DecisionButtons } from '../../../booking/decisions/DecisionButtons'
import { DecisionDialog } from '../../../booking/decisions/DecisionDialog'
import { useDecision } from '../../../booking/decisions/use-decision'
import { useDecisionShortcuts } from '../../../booking/decisions/use-decision-shortcuts'
import { UpdatesNotice } from '../../../booking/live-updates/UpdatesNotice'
import { useLiveUpdates } from '../../../booking/live-updates/use-live-updates'
import { bookingsPath } from '../../../booking/paths'
import { amountOnHold } from '../../../booking/payments/hold/describe-hold'
import { HOLD_COPY } from '../../../booking/payments/hold/hold.copy'
import { describeStart, soonestFirst } from '../../../booking/start-time'
import { countOf } from '../../../platform/lists/format-count'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../../platform/row-navigation/use-restore-focus'
import { DASHBOARD_COPY as COPY } from '../dashboard.copy'
import {
  Amount,
  CustomerName,
  Decisions,
  Notice,
  Request,
  Requests,
  RequestsPanel,
  StartTime,
  Waiting,
} from './PendingRequests.styles'
import { FETCH_LIMIT, PENDING } from './pending-query'

/** As many as the departures of a busy day are high; on a phone the style shows half of them. */
const SHOWN = 8

/** The pending requests that start soonest, with their decisions. */
export function PendingRequests() {
  const query = useListBookingsQuery(PENDING)
  const [watch] = useLazyWatchBookingsQuery()
  const confirmation = useDecision()
  const container = useRestoreFocus<HTMLDivElement>(query.data, confirmation.isOpen)
  const live = useLiveUpdates({
    rows: query.data?.bookings,
    limit: FETCH_LIMIT,
    fetchedAt: query.fulfilledTimeStamp,
    async fetchLatest() {
      const { data, error } = await watch(PENDING)
      return { data: data?.bookings, error }
    },
    refetch: query.refetch,
    container,
  })
  const soonest = soonestFirst(live.rows ?? []).slice(0, SHOWN)
  useDecisionShortcuts({ container, bookings: soonest, onDecide: confirmation.ask })

  return (
    <RequestsPanel
      title={COPY.pending}
      subtitle={soonest.length > 0 && `${query.data?.total} waiting, soonest first`}
      action={<Link to={bookingsPath({ status: 'Pending', order: 'earliest' })}>{COPY.allPending}</Link>}
    >
      <div ref={container} tabIndex={-1}>
        <Notice>
          <UpdatesNotice notice={live.notice} onShow={live.show} />
        </Notice>
        <QueryView
          query={{ ...query, source: live.source }}
          failure="Couldn’t load the pending requests."
          skeleton={<RequestsSkeleton />}
        >
          {() =>
            soonest.length === 0 ? (
              <EmptyState title={COPY.nothingPending} icon={<CircleCheck aria-hidden="true" />} />
            ) : (
              <Requests>
                {soonest.map((booking) => (
                  <PendingRequest
                    key={booking.id}
                    booking={booking}
                    isRemoved={live.removed.has(booking.id)}
                    onDecide={confirmation.ask}
                  />
                ))}
              </Requests>
            )
          }
        </QueryView>
      </div>
      <DecisionDialog confirmation={confirmation} />
    </RequestsPanel>
  )
}

export function RequestsSkeleton() {
  return (
    <Requests>
      {Array.from({ length: SHOWN }, (_, row) => row).map((row) => (
        <Request key={row}>
          <Waiting shape="block" {...(row === 0 && { label: 'Loading…' })} />
        </Request>
      ))}
    </Requests>
  )
}

type PendingRequestProps = {
  booking: Booking
  /** Another user has decided about it since it was fetched. */
  isRemoved: boolean
  onDecide: (decision: Decision, booking: DecidableBooking) => void
}

function PendingRequest({ booking, isRemoved, onDecide }: PendingRequestProps) {
  const { time_zone, currency } = useSite()
  const { text, isSoon } = describeStart(booking, time_zone, useNow())

  return (
    <Request data-row data-key={booking.id} data-soon={isSoon || undefined}>
      <CustomerName>
        <Link to={bookingsPath({ id: booking.id, status: booking.status })}>{booking.username}</Link>
        <small>
          {booking.product_name}
          {booking.guests !== null && `, ${countOf(booking.guests, 'guest')}`}
        </small>
      </CustomerName>
      <StartTime>
        <span data-soon={isSoon || undefined}>
          {isSoon && <Clock aria-hidden="true" />}
          {text}
        </span>
        <small>
          {booking.time_range} {booking.slot_name}
        </small>
        <ClosedSlot booking={booking} />
      </StartTime>
      <Amount>
        <b>{formatMoney(booking.total_price, currency)}</b>
        {amountOnHold(booking) > 0 && <small>{HOLD_COPY.mark}</small>}
      </Amount>
      <Decisions>
        {isRemoved ? (
          <small>Already updated</small>
        ) : (
          <DecisionButtons booking={booking} onDecide={onDecide} withIcon />
        )}
      </Decisions>
    </Request>
  )
}
