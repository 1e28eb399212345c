import { messageOf } from '@luzzu/api-client'
import { type OrderAccess, usePayBalanceMutation } from '@luzzu/api-client/own-orders'
import { usePayments, useSite } from '@luzzu/api-client/site'
import { formatMoney, payableOf } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { useIdempotencyKey } from '@luzzu/page/area'
import { Button, Row } from '@luzzu/ui'
import { CreditCard } from 'lucide-react'
import { useErrorToast } from '../../use-error-toast'
import { useCurrentOrder } from '../use-current-order'
import { useLeaving } from '../use-leaving'
import { PLACED_COPY as COPY, placedMessages } from './placed.copy'

type PayBalanceProps = { order: Order; access: OrderAccess; userId: number | null }

/** Leads to the payment of what is due; nothing where nothing can be paid online. */
export function PayBalance({ order, access, userId }: PayBalanceProps) {
  const { currency } = useSite()
  const isOnline = usePayments()?.mode === 'online'
  const { open } = useCurrentOrder()
  const [pay, { isLoading }] = usePayBalanceMutation()
  const { isLeaving, leaveTo } = useLeaving()
  const keyOf = useIdempotencyKey()
  const errorToast = useErrorToast()
  const amount = payableOf(order)
  if (!isOnline || amount === 0) return null

  async function start() {
    errorToast.dismiss()
    const { data, error } = await pay({
      ...access,
      key: keyOf({ id: order.id, amount, payments: order.payments.length }),
    })
    const url = data?.url
    if (!url) return errorToast.show(messageOf(error, COPY.payFailed))
    // The page to which the payment leads back shows it again.
    open({ ...access, userId })
    leaveTo(url)
  }

  return (
    <Row>
      <Button
        icon={<CreditCard aria-hidden="true" />}
        loading={isLoading || isLeaving}
        onClick={() => void start()}
      >
        {placedMessages.pay(formatMoney(amount, currency))}
      </Button>
    </Row>
  )
}
