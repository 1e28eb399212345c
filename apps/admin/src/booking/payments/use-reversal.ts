import { useReversePaymentMutation } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { Payment } from '@luzzu/domain/contracts'
import { useIdempotencyKey } from '@luzzu/page/area'
import { showSuccess } from '@luzzu/ui'
import { useConfirmedAction } from '../../platform/confirmation/use-confirmed-action'
import { takeMessages } from './take/take.copy'
import { useKeyedAction } from './use-keyed-action'

/** Takes back a payment that was recorded by mistake. */
export function useReversal(username: string) {
  const { currency } = useSite()
  const [reverse] = useReversePaymentMutation()
  const { isBusy, run } = useKeyedAction<{ id: number }, Payment>({
    send: ({ id }, key) => reverse({ id, key }),
    onDone: ({ amount }) => showSuccess(takeMessages.reversed(formatMoney(amount, currency), username)),
    failed: takeMessages.notReversed,
  })
  return { isBusy, run: ({ id }: Payment) => run({ id }) }
}

/** The same once staff have confirmed it. */
export function useConfirmedReversal(username: string) {
  const { currency } = useSite()
  const [reverse] = useReversePaymentMutation()
  const keyOf = useIdempotencyKey()
  return useConfirmedAction<Payment, Payment>({
    send: (payment) => reverse({ id: payment.id, key: keyOf(payment) }),
    onDone: ({ amount }) => showSuccess(takeMessages.reversed(formatMoney(amount, currency), username)),
    failed: (_payment, reason) => takeMessages.notReversed(reason),
  })
}
