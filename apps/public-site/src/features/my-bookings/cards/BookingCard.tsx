import { useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { formatDateWithWeekday, formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { StatusBadge } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { Button, Row } from '@luzzu/ui'
import { Sailboat } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../../../platform/paths'
import { productImage } from '../../../platform/product/product-image'
import { promisedAnswer } from '../../../platform/trip/promised-answer'
import { TripLinks } from '../../../platform/trip/TripLinks'
import { CANCELLED_TEXTS, TRIP_COPY } from '../../../platform/trip/trip.copy'
import { MY_BOOKINGS_COPY } from '../my-bookings.copy'
import { LazyBalanceLine } from '../payments/lazy-payments'
import { Card, CardActions, CardText, Picture, Reason } from './cards.styles'

type BookingCardProps = {
  booking: Booking
  titleAs: 'h2' | 'h3'
  /** Whether it still takes place. */
  isUpcoming: boolean
  /** Whether it is brought into view, with the focus. */
  isShown: boolean
  onView: () => void
}

export function BookingCard({ booking, titleAs: Title, isUpcoming, isShown, onView }: BookingCardProps) {
  const site = useSite()
  const deadline = promisedAnswer(booking, site)
  const { kind, reason } = booking.cancellation ?? {}
  const cancelled = kind && CANCELLED_TEXTS[kind]
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isShown) return
    card.current?.scrollIntoView({ block: 'center' })
    card.current?.focus({ preventScroll: true })
  }, [isShown])

  return (
    <Card ref={card} tabIndex={-1} aria-label={booking.product_name}>
      <BookingImage productId={booking.id_product_fk} sizes="120px" />
      <CardText>
        <Row gap={3}>
          <Title>
            <Link to={paths.product(booking.id_product_fk)}>{booking.product_name}</Link>
          </Title>
          <StatusBadge status={booking.status} />
        </Row>
        <p>{formatDateWithWeekday(booking.booking_date)}</p>
        <p>
          {booking.slot_name}, {booking.time_range}
        </p>
        <p>{MY_BOOKINGS_COPY.total(formatMoney(booking.total_price, site.currency))}</p>
        {isUpcoming && deadline && <p>{TRIP_COPY.answerBy(deadline)}</p>}
        {cancelled && <p>{cancelled}</p>}
        {cancelled && reason && <Reason>{reason}</Reason>}
        <p>{booking.username}</p>
        <LazyBalanceLine booking={booking} isUpcoming={isUpcoming} />
      </CardText>
      <CardActions>
        <Button
          variant="plain"
          onClick={onView}
          aria-label={`${MY_BOOKINGS_COPY.viewDetails}: ${booking.product_name}`}
        >
          {MY_BOOKINGS_COPY.viewDetails}
        </Button>
        <TripLinks booking={booking} isUpcoming={isUpcoming} again isCompact={isUpcoming} />
      </CardActions>
    </Card>
  )
}

/** The picture of the booked product, while it is offered. */
export function BookingImage({ productId, sizes }: { productId: number; sizes: string }) {
  const product = useListProductsQuery().data?.find(({ id }) => id === productId)
  const image = productImage({ address: product?.image_url ?? null, sizes })
  return (
    <Picture>
      {image && <img {...image} alt="" />}
      <Sailboat aria-hidden="true" />
    </Picture>
  )
}
