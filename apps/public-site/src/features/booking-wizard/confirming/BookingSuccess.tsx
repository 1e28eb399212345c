import type { Product } from '@luzzu/domain/contracts'
import { Link, useNavigate } from '@luzzu/routing'
import { Button, LinkButton, Row } from '@luzzu/ui'
import { Check } from 'lucide-react'
import { paths } from '../../../paths'
import { productImage } from '../../../platform/product/product-image'
import { StepHeading } from '../steps/StepHeading'
import { Postcard, Success } from '../wizard.styles'
import { WIZARD_WORDS } from '../wizard-words'

/** The booking is made: that, what happens next, and the ways on. */
export function BookingSuccess({ product }: { product: Product }) {
  const navigate = useNavigate()
  const image = productImage({ address: product.image_url, sizes: '400px' })
  return (
    <Success>
      <Postcard>
        {image && <img {...image} alt="" />}
        <span>
          <Check aria-hidden="true" />
        </span>
      </Postcard>
      <div role="status">
        <StepHeading takesFocus>
          {WIZARD_WORDS.success} <span>{WIZARD_WORDS.successMail}</span>
        </StepHeading>
      </div>
      <p>{WIZARD_WORDS.pending}</p>
      <Row justify="center" gap={3}>
        <Button size="large" onClick={() => navigate(paths.home)}>
          {WIZARD_WORDS.returnHome}
        </Button>
        <LinkButton as={Link} to={paths.myBookings} size="large" variant="plain">
          {WIZARD_WORDS.myBookings}
        </LinkButton>
      </Row>
    </Success>
  )
}
