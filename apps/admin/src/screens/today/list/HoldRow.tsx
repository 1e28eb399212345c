import { useSite } from '@luzzu/api-client/site'
import type { Hold } from '@luzzu/domain/contracts'
import { resellerMessages } from '../../../booking/resellers/resellers.copy'
import { Facts, Line, Name } from './BookingRow.styles'
import { listMessages } from './list.copy'

/** A unit that a reseller keeps for some minutes. There is nothing to be done with it but to wait. */
export function HoldRow({ hold }: { hold: Hold }) {
  const { time_zone } = useSite()
  return (
    <li>
      <Line data-held>
        <Facts>
          <Name>{resellerMessages.onHold(hold, time_zone)}</Name>
          <span data-product>{hold.product_name}</span>
          <span data-guests>{listMessages.guests(hold.guests)}</span>
          <span />
        </Facts>
      </Line>
    </li>
  )
}
