import { useLazyWatchBookingsQuery, useListBookingsQuery } from '@luzzu/api-client/bookings'
import { Link } from '@luzzu/routing'
import { EmptyState, Panel } from '@luzzu/ui'
import { CircleCheck } from 'lucide-react'
import { DecisionDialog } from '../../../platform/booking-actions/DecisionDialog'
import { useDecision } from '../../../platform/booking-actions/use-decision'
import { useDecisionKeys } from '../../../platform/booking-actions/use-decision-keys'
import { NewsLine } from '../../../platform/live-updates/NewsLine'
import { useLive } from '../../../platform/live-updates/use-live'
import { QueryView } from '../../../platform/loading/QueryView'
import { soonestFirst } from '../../../platform/loading/start-words'
import { bookingsPath } from '../../../platform/paths'
import { useKeptFocus } from '../../../platform/row-navigation/use-kept-focus'
import { DASHBOARD_WORDS as WORDS } from '../dashboard-words'
import { PanelComing } from '../PanelComing'
import { PendingRequest } from './PendingRequest'
import { News, Requests } from './PendingRequests.styles'

const SHOWN = 5
/** Among how many of the newest requests the soonest are looked for. */
const LOOKED_AT = 100
const PENDING = { status: 'Pending', limit: LOOKED_AT } as const

/** What needs a decision now, decided in place. */
export function PendingRequests() {
  const query = useListBookingsQuery(PENDING)
  const [watch] = useLazyWatchBookingsQuery()
  const inHand = useDecision()
  const place = useKeptFocus<HTMLDivElement>(query.data, inHand.isOpen)
  const live = useLive({
    rows: query.data?.bookings,
    limit: LOOKED_AT,
    look: () =>
      watch(PENDING)
        .unwrap()
        .then(({ bookings }) => bookings),
    refetch: query.refetch,
    place,
  })
  const soonest = soonestFirst(live.rows ?? []).slice(0, SHOWN)
  useDecisionKeys({ place, bookings: soonest, onAsk: inHand.ask })

  return (
    <Panel
      title={WORDS.pending}
      subtitle={soonest.length > 0 && `${soonest.length} of ${query.data?.total}, soonest first`}
      action={<Link to={bookingsPath({ status: 'Pending' })}>{WORDS.allPending}</Link>}
    >
      <div ref={place} tabIndex={-1}>
        <News>
          <NewsLine news={live.news} onShow={live.show} />
        </News>
        <QueryView
          query={query}
          failure="The pending requests could not be loaded."
          waiting={<PanelComing rows={SHOWN} />}
        >
          {() =>
            soonest.length === 0 ? (
              <EmptyState title={WORDS.nothingPending} icon={<CircleCheck aria-hidden="true" />} />
            ) : (
              <Requests>
                {soonest.map((booking) => (
                  <PendingRequest
                    key={booking.id}
                    booking={booking}
                    isGone={live.gone.has(booking.id)}
                    onAsk={inHand.ask}
                  />
                ))}
              </Requests>
            )
          }
        </QueryView>
      </div>
      <DecisionDialog inHand={inHand} />
    </Panel>
  )
}
