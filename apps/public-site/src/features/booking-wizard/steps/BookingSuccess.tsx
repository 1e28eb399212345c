import { useSite } from '@luzzu/api-client/site'
import type { Booking, Product } from '@luzzu/domain/contracts'
import { Link, useNavigate } from '@luzzu/routing'
import { Button, LinkButton, Row } from '@luzzu/ui'
import { Check } from 'lucide-react'
import { paths } from '../../../platform/paths'
import { productImage } from '../../../platform/product/product-image'
import { bookedText, WIZARD_COPY } from '../wizard.copy'
import { Success, SuccessImage } from '../wizard.styles'
import { StepHeading } from './StepHeading'

/** Confirms the request and links to the next pages. */
export function BookingSuccess({ product, booking }: { product: Product; booking: Booking }) {
  const { currency } = useSite()
  const navigate = useNavigate()
  const image = productImage({ address: product.image_url, sizes: '400px' })
  return (
    <Success>
      <SuccessImage>
        {image && <img {...image} alt="" />}
        <span>
          <Check aria-hidden="true" />
        </span>
      </SuccessImage>
      <div role="status">
        <StepHeading takesFocus>
          {WIZARD_COPY.success} <span>{WIZARD_COPY.successMail}</span>
        </StepHeading>
      </div>
      <p>
        <strong>{bookedText(booking, currency)}</strong>{' '}
        {booking.status === 'Pending' ? WIZARD_COPY.pending : WIZARD_COPY.follow}
      </p>
      <Row justify="center" gap={3}>
        <Button size="large" onClick={() => navigate(paths.home)}>
          {WIZARD_COPY.returnHome}
        </Button>
        <LinkButton as={Link} to={paths.myBookings} size="large" variant="plain">
          {WIZARD_COPY.myBookings}
        </LinkButton>
      </Row>
    </Success>
  )
}
