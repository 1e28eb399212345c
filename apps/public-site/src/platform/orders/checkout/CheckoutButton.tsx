import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import { Button, type ButtonProps } from '@luzzu/ui'
import { ORDERS_COPY } from '../orders.copy'
import type { Hold } from '../use-hold'
import { CHECKOUT_COPY as COPY, checkoutMessages as messages } from './checkout.copy'
import { CHECKOUT_FORM_ID, type CheckoutForm } from './use-checkout'

type CheckoutButtonProps = {
  size: 'medium' | 'large'
  hold: Hold
  form: CheckoutForm
  /** Holds what is not held. */
  onHold: () => void
  /** What is offered in place of holding them again. */
  instead?: { label: string; onPress: () => void } | undefined
}

/** Books and says what that costs now; holds the places again where their time is over. */
export function CheckoutButton({ size, hold, form, onHold, instead }: CheckoutButtonProps) {
  const { currency } = useSite()
  const look = { size, fullWidth: size === 'large' }
  if (instead)
    return (
      <Button {...look} onClick={instead.onPress}>
        {instead.label}
      </Button>
    )
  if (hold.isExpired || hold.isLeft || (hold.order === undefined && hold.problem))
    return <HoldButton {...look} hold={hold} onHold={onHold} />
  if (form.url && form.values.pay === 'now' && !form.isCorrected)
    return (
      <Button {...look} loading={form.isBusy} onClick={form.continueToPayment}>
        {COPY.continueToPayment}
      </Button>
    )
  return (
    <Button
      {...look}
      type="submit"
      form={CHECKOUT_FORM_ID}
      loading={form.isBusy || hold.isHolding}
      disabledReason={hold.order ? undefined : ORDERS_COPY.notHeld}
    >
      {form.dueNow > 0 ? messages.pay(formatMoney(form.dueNow, currency)) : COPY.obligation}
    </Button>
  )
}

type HoldButtonProps = Pick<ButtonProps, 'size' | 'fullWidth'> & Pick<CheckoutButtonProps, 'hold' | 'onHold'>

function HoldButton({ hold, onHold, ...look }: HoldButtonProps) {
  return (
    <Button
      {...look}
      loading={hold.isHolding}
      disabledReason={hold.isBlocked ? ORDERS_COPY.blocked : undefined}
      onClick={onHold}
    >
      {hold.isExpired || hold.isLeft ? ORDERS_COPY.holdAgain : ORDERS_COPY.tryAgain}
    </Button>
  )
}
