import type { TimedOrder } from '@luzzu/api-client/own-orders'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney, sumBy, toAmount, toCents, vatByRate } from '@luzzu/domain'
import { type DescriptionItem, DescriptionList } from '@luzzu/ui'
import { formatDateAndTime } from '../free-until'
import type { ItemTerms } from '../use-item-terms'
import { CHECKOUT_COPY as COPY, checkoutMessages as messages } from './checkout.copy'
import { Amounts } from './checkout.styles'

type OrderAmountsProps = {
  order: TimedOrder
  dueNow: number
  /** Whether everything is paid when the guests come. */
  isAtDock: boolean
  termsOf: (productId: number) => ItemTerms | undefined
}

/** What the order costs, what of it is tax, and when it is paid. */
export function OrderAmounts(props: OrderAmountsProps) {
  const { currency, time_zone } = useSite()
  return (
    <Amounts>
      <DescriptionList items={amountRows(props, { currency, timeZone: time_zone })} />
    </Amounts>
  )
}

type Format = { currency: string; timeZone: string }

function amountRows(
  { order, dueNow, isAtDock, termsOf }: OrderAmountsProps,
  { currency, timeZone }: Format,
): DescriptionItem[] {
  const money = (amount: number) => formatMoney(amount, currency)
  const later = toAmount(toCents(order.total_price) - toCents(dueNow))
  const { items, balance_due_at } = order
  const taxed = items.map(({ id_product_fk, total_price }) => ({
    cents: toCents(total_price),
    vat_percent: termsOf(id_product_fk)?.vat_percent ?? null,
  }))
  const deposit = sumBy(items, ({ id_product_fk }) => toCents(termsOf(id_product_fk)?.damage_deposit ?? 0))
  const by = balance_due_at && messages.by(formatDateAndTime(new Date(balance_due_at), timeZone))
  return [
    { term: COPY.total, detail: money(order.total_price) },
    ...vatByRate(taxed).map(({ percent, vat }) => ({
      term: messages.vat(percent),
      detail: money(toAmount(vat)),
    })),
    ...(isAtDock ? [] : [{ term: COPY.dueNow, detail: dueNow > 0 ? money(dueNow) : COPY.nothingNow }]),
    ...(later > 0
      ? [
          {
            term: isAtDock ? COPY.atDock : COPY.balance,
            detail: money(later),
            small: isAtDock ? undefined : by,
          },
        ]
      : []),
    ...(deposit > 0
      ? [{ term: COPY.damageDeposit, detail: money(toAmount(deposit)), small: COPY.damageHint }]
      : []),
  ]
}
