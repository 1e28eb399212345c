import { useSite } from '@luzzu/api-client/site'
import { moveMessage, telHref, tooLateToCancel } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Alert, LinkButton, Row, Stack } from '@luzzu/ui'
import { Phone } from 'lucide-react'
import { cancellationOf, isUpcoming, moveProblemOf, type ZonedNow } from './booking-schedule'
import { TRIP_COPY } from './trip.copy'

type TooLateProps = { booking: Booking; zonedNow: ZonedNow }

/** Why a trip that is ahead cannot be changed here any more, and whom to call. */
export function TooLate({ booking, zonedNow }: TooLateProps) {
  const { contact } = useSite()
  const moveProblem = moveProblemOf(booking, zonedNow)
  const reasons = [
    cancellationOf(booking, zonedNow) === 'too-late' && tooLateToCancel(zonedNow.cancellationHours),
    moveProblem === 'move/too-late' && moveMessage(moveProblem, zonedNow.cancellationHours),
  ].filter(Boolean)
  if (reasons.length === 0 || !isUpcoming(booking, zonedNow)) return null
  return (
    <Alert>
      <Stack gap={3}>
        <p>
          {reasons.join(' ')} {TRIP_COPY.callUs}
        </p>
        <Row>
          <LinkButton
            href={telHref(contact.phone)}
            variant="plain"
            size="small"
            icon={<Phone aria-hidden="true" />}
          >
            {contact.phone}
          </LinkButton>
        </Row>
      </Stack>
    </Alert>
  )
}
