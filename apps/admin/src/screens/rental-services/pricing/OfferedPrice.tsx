import { useFindScheduleQuery } from '@luzzu/api-client/schedule'
import { useSite } from '@luzzu/api-client/site'
import {
  ALWAYS_OFFERED,
  type CalendarDate,
  formatMoney,
  hasVariedPrices,
  offerOf,
  type Pricing,
  priceFrom,
  priceText,
  scheduleWith,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { Price, token } from '@luzzu/ui'
import styled from 'styled-components'
import { EXAMPLE_COPY as COPY } from './pricing.copy'

type OfferedPriceProps = {
  product: Product
  pricing: Pricing
  slots: readonly TimeSlot[]
  today: CalendarDate
}

/** The price as cards and the page of the product will show it, with the pricing as it is typed. */
export function OfferedPrice({ product, pricing, slots, today }: OfferedPriceProps) {
  const { currency, booking_window_days } = useSite()
  const { data: schedule = ALWAYS_OFFERED } = useFindScheduleQuery(product.id)
  const slotIds = slots.map(({ id }) => id)
  const offer = offerOf(scheduleWith(schedule, product.id, slots), slotIds, {
    today,
    windowDays: booking_window_days,
  })
  const price = toCents(product.price)
  const { prefix, amount, unit, note } = priceText({
    price: product.price,
    charge: pricing.charge,
    price_from: toAmount(priceFrom(price, pricing, offer)),
    price_varies: hasVariedPrices(price, pricing, offer),
  })
  return (
    <Offered>
      <p>{COPY.offered}</p>
      <Price prefix={prefix} amount={formatMoney(amount, currency)} unit={unit} />
      {note && <p>{note}</p>}
    </Offered>
  )
}

const Offered = styled.div`
  padding: ${token('space-3')} ${token('space-4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius-card')};
  background: ${token('surface-raised')};

  > p {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
`
