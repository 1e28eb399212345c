import { useSite } from '@luzzu/api-client/site'
import { answerDeadline, dayOf, zoneName } from '@luzzu/domain'
import type { Booking, Product } from '@luzzu/domain/contracts'
import { bookingDescription } from '@luzzu/page/area'
import { Link, useNavigate } from '@luzzu/routing'
import { Badge, Button, DescriptionList, LinkButton, Row } from '@luzzu/ui'
import { Check, Hourglass, Sailboat } from 'lucide-react'
import { useKeepNextTrip } from '../../../platform/kept-trip/without-connection'
import { paths } from '../../../platform/paths'
import { productImage } from '../../../platform/product/product-image'
import { TripInfo } from '../../../platform/trip/TripInfo'
import { TripLinks } from '../../../platform/trip/TripLinks'
import { TRIP_COPY } from '../../../platform/trip/trip.copy'
import { nextText, WIZARD_COPY } from '../wizard.copy'
import { Success, SuccessImage, SuccessSection, Waiting } from '../wizard.styles'
import { CancellationNote } from './CancellationNote'
import { StepHeading } from './StepHeading'

/** Confirms the request, and says what was booked, what happens next and what guests need to know. */
export function BookingSuccess({ product, booking }: { product: Product; booking: Booking }) {
  const site = useSite()
  const navigate = useNavigate()
  useKeepNextTrip()
  const isPending = booking.status === 'Pending'
  const image = productImage({ address: product.image_url, sizes: '280px' })
  const { product: name, date, guests, addons, total } = bookingDescription(booking, site.currency)
  const time = {
    term: 'Time',
    detail: `${booking.slot_name}, ${booking.time_range}`,
    small: zoneName(site.time_zone),
  }
  return (
    <Success>
      <SuccessImage>
        {image && <img {...image} alt="" />}
        <Sailboat aria-hidden="true" />
        <span>{isPending ? <Hourglass aria-hidden="true" /> : <Check aria-hidden="true" />}</span>
      </SuccessImage>
      <div role="status">
        <StepHeading takesFocus>
          {WIZARD_COPY.success} <span>{WIZARD_COPY.successMail}</span>
        </StepHeading>
      </div>
      {isPending ? (
        <Waiting>
          <Badge tone="pending" icon={<Hourglass aria-hidden="true" />}>
            {WIZARD_COPY.waitingForAnswer}
          </Badge>
          <p>{nextText(answerDeadline(booking, site))}</p>
        </Waiting>
      ) : (
        <p>{WIZARD_COPY.confirmed}</p>
      )}
      <SuccessSection>
        <DescriptionList
          items={[
            { term: WIZARD_COPY.number, detail: `#${booking.id}` },
            name,
            date,
            time,
            ...guests,
            ...addons,
            total,
          ]}
        />
      </SuccessSection>
      <SuccessSection>
        <h2>{TRIP_COPY.before}</h2>
        <TripInfo booking={booking} />
        <CancellationNote date={dayOf(booking)} timeRange={booking.time_range} />
        <TripLinks booking={booking} isUpcoming />
      </SuccessSection>
      <Row justify="center" gap={3}>
        <LinkButton as={Link} to={paths.myBookings} size="large">
          {WIZARD_COPY.myBookings}
        </LinkButton>
        <Button size="large" variant="plain" onClick={() => navigate(paths.home)}>
          {WIZARD_COPY.returnHome}
        </Button>
      </Row>
    </Success>
  )
}
