import { useListBookingsQuery } from '@luzzu/api-client/bookings'
import { Link } from '@luzzu/routing'
import { EmptyState, Panel } from '@luzzu/ui'
import { CircleCheck } from 'lucide-react'
import { DecisionDialog } from '../../../decisions/DecisionDialog'
import { useDecision } from '../../../decisions/use-decision'
import { QueryView } from '../../../loading/QueryView'
import { soonestFirst } from '../../../loading/start-words'
import { useKeptFocus } from '../../../loading/use-kept-focus'
import { bookingsPath } from '../../../paths'
import { DASHBOARD_WORDS as WORDS } from '../dashboard-words'
import { PanelComing } from '../PanelComing'
import { PendingRequest } from './PendingRequest'
import { Requests } from './PendingRequests.styles'

const SHOWN = 5
/** Among how many of the newest requests the soonest are looked for. */
const LOOKED_AT = 100

/** What needs a decision now, decided in place. */
export function PendingRequests() {
  const query = useListBookingsQuery({ status: 'Pending', limit: LOOKED_AT })
  const inHand = useDecision()
  const soonest = soonestFirst(query.data?.bookings ?? []).slice(0, SHOWN)
  const place = useKeptFocus<HTMLDivElement>(soonest)

  return (
    <Panel
      title={WORDS.pending}
      subtitle={soonest.length > 0 && `${soonest.length} of ${query.data?.total}, soonest first`}
      action={<Link to={bookingsPath({ status: 'Pending' })}>{WORDS.allPending}</Link>}
    >
      <div ref={place} tabIndex={-1}>
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
                  <PendingRequest key={booking.id} booking={booking} onAsk={inHand.ask} />
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
