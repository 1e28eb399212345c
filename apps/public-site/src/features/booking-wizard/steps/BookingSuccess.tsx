import { useSite } from '@luzzu/api-client/site'
import { answerDeadline, dayOf, telHref } from '@luzzu/domain'
import type { Booking, Product } from '@luzzu/domain/contracts'
import { bookingDescription, StatusBadge } from '@luzzu/page/area'
import { Link, useNavigate } from '@luzzu/routing'
import { Button, DescriptionList, LinkButton } from '@luzzu/ui'
import { Check, Hourglass, Phone, Sailboat } from 'lucide-react'
import { useKeepNextTrip } from '../../../platform/kept-trip/without-connection'
import { paths } from '../../../platform/paths'
import { productImage } from '../../../platform/product/product-image'
import { paymentRow } from '../../../platform/trip/payment-row'
import { TripInfo } from '../../../platform/trip/TripInfo'
import { TripLinks } from '../../../platform/trip/TripLinks'
import { answerText, TRIP_COPY } from '../../../platform/trip/trip.copy'
import { useGuestDetails } from '../../../platform/trip/use-guest-details'
import { whenItems } from '../../../platform/trip/when-items'
import { WIZARD_COPY } from '../wizard.copy'
import { CancellationNote } from './CancellationNote'
import { StepHeading } from './StepHeading'
import {
  Facts,
  FactsActions,
  FactsHead,
  NextActions,
  NextStep,
  Rest,
  Success,
  SuccessImage,
} from './success.styles'

/** Confirms the request: whether it is answered yet, when and where to be, to be read at a glance, then the rest. */
export function BookingSuccess({ product, booking }: { product: Product; booking: Booking }) {
  const site = useSite()
  const navigate = useNavigate()
  useKeepNextTrip()
  const { bring, requirements } = useGuestDetails(product.id)
  const hasPreparation = bring.length > 0 || requirements.length > 0
  const isPending = booking.status === 'Pending'
  const image = productImage({ address: product.image_url, sizes: '96px' })
  const { product: name, guests, addons, total } = bookingDescription(booking, site.currency)
  return (
    <Success>
      <div role="status">
        <StepHeading takesFocus>
          {WIZARD_COPY.success} <span>{WIZARD_COPY.successMail}</span>
        </StepHeading>
      </div>
      <p>{isPending ? answerText(answerDeadline(booking, site), site) : WIZARD_COPY.confirmed}</p>
      <Facts>
        <FactsHead>
          <SuccessImage>
            {image && <img {...image} alt="" />}
            <Sailboat aria-hidden="true" />
            <span>{isPending ? <Hourglass aria-hidden="true" /> : <Check aria-hidden="true" />}</span>
          </SuccessImage>
          <div>
            <p>
              {WIZARD_COPY.number} <strong>{`#${booking.id}`}</strong>
            </p>
            <h2>{name.detail}</h2>
            {isPending && <StatusBadge status={booking.status} />}
          </div>
        </FactsHead>
        <TripInfo booking={booking} part="coming" before={whenItems(booking, site.time_zone)} />
        <FactsActions>
          <TripLinks booking={booking} isUpcoming />
        </FactsActions>
        <DescriptionList items={[...guests, ...addons, total, ...paymentRow(booking, site)]} />
      </Facts>
      {isPending && (
        <NextStep>
          <h2>{WIZARD_COPY.next}</h2>
          <ul>
            <li>
              <Hourglass aria-hidden="true" />
              <span>{TRIP_COPY.stay}</span>
            </li>
            <li>
              <Phone aria-hidden="true" />
              <span>
                {TRIP_COPY.unheard} <a href={telHref(site.contact.phone)}>{site.contact.phone}</a>
              </span>
            </li>
          </ul>
        </NextStep>
      )}
      <NextActions justify="center" gap={3}>
        <LinkButton as={Link} to={paths.myBookings} size="large">
          {WIZARD_COPY.myBookings}
        </LinkButton>
        <Button size="large" variant="plain" onClick={() => navigate(paths.home)}>
          {WIZARD_COPY.returnHome}
        </Button>
      </NextActions>
      <Rest>
        {(hasPreparation || !isPending) && (
          <>
            <h2>{TRIP_COPY.before}</h2>
            <TripInfo booking={booking} part="preparing" hasContact={!isPending} />
          </>
        )}
        <CancellationNote date={dayOf(booking)} timeRange={booking.time_range} />
      </Rest>
    </Success>
  )
}
