import type { TimedOrder } from '@luzzu/api-client/own-orders'
import { useFindProductQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { describeRefundTiers, parseCalendarDate, zoneName } from '@luzzu/domain'
import { useNow } from '@luzzu/ui'
import { freeUntil } from '../free-until'
import type { ItemTerms } from '../use-item-terms'
import { CHECKOUT_COPY as COPY, checkoutMessages as messages } from './checkout.copy'
import { TermList } from './checkout.styles'

type OrderTermsProps = {
  order: TimedOrder
  /** Whether a card is charged. */
  isPaidNow: boolean
  termsOf: (productId: number) => ItemTerms | undefined
}

/** What is agreed: how it is charged, and for each item until when it is cancelled for what. */
export function OrderTerms({ order, isPaidNow, termsOf }: OrderTermsProps) {
  const { items } = order
  return (
    <TermList>
      {isPaidNow && <li>{COPY.authorised}</li>}
      {items.map((item) => {
        const terms = termsOf(item.id_product_fk)
        return terms && <ItemPolicy key={item.index} item={item} terms={terms} isNamed={items.length > 1} />
      })}
    </TermList>
  )
}

type ItemPolicyProps = { item: TimedOrder['items'][number]; terms: ItemTerms; isNamed: boolean }

function ItemPolicy({ item, terms, isNamed }: ItemPolicyProps) {
  const { time_zone } = useSite()
  const now = useNow()
  const name = useFindProductQuery(item.id_product_fk, { skip: !isNamed }).data?.name
  const slot = useListTimeSlotsQuery().data?.find(({ id }) => id === item.slot_id)
  const date = parseCalendarDate(item.booking_date.slice(0, 10))
  if (!slot || !date) return null
  const until = freeUntil(terms.refund_tiers, { date, timeRange: slot.time_range, timeZone: time_zone }, now)
  return (
    <li>
      {isNamed && <strong>{name}: </strong>}
      {until ? <strong>{messages.free(until, zoneName(time_zone))}</strong> : messages.notFree}{' '}
      {describeRefundTiers(terms.refund_tiers)}
    </li>
  )
}
