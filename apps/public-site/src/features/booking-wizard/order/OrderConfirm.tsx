import { useSession } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, formatMoney, toAmount, toCents } from '@luzzu/domain'
import type { ProductWithAddons, TimeSlot } from '@luzzu/domain/contracts'
import { useNavigate } from '@luzzu/routing'
import { ActionBar, Alert, Button } from '@luzzu/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBookingDraft } from '../../../platform/draft/use-booking-draft'
import { CheckoutButton } from '../../../platform/orders/checkout/CheckoutButton'
import { CheckoutPanel } from '../../../platform/orders/checkout/CheckoutPanel'
import { useCheckout } from '../../../platform/orders/checkout/use-checkout'
import { OrderItems } from '../../../platform/orders/OrderItems'
import { ORDERS_COPY, orderMessages } from '../../../platform/orders/orders.copy'
import { useCurrentOrder } from '../../../platform/orders/use-current-order'
import { useHold } from '../../../platform/orders/use-hold'
import { paths } from '../../../platform/paths'
import { BookingSummary } from '../BookingSummary'
import type { BookingError } from '../confirm/booking-error'
import { ConfirmStep } from '../steps/ConfirmStep'
import { StepHeading } from '../steps/StepHeading'
import type { Step, Wizard } from '../wizard'
import { WIZARD_COPY } from '../wizard.copy'
import { StepPanel } from '../wizard.styles'
import type { WizardQuote } from '../wizard-quote'
import { toOrderItem, toStepError } from './to-order-item'

export type OrderConfirmProps = {
  product: ProductWithAddons
  wizard: Wizard
  slot: TimeSlot | undefined
  quote: WizardQuote
  today: CalendarDate
  hasNavigated: boolean
  onBack: () => void
  onEdit: (step: Step) => void
  /** The chosen place cannot be held. */
  onRejected: (error: BookingError) => void
  /** Before a link leads to the login. */
  onLeave: () => void
}

/** Holds the places while they are confirmed, then leads to the payment, or books where nothing is due now. */
export function OrderConfirm(props: OrderConfirmProps) {
  const { restored } = useCurrentOrder()
  // The form begins with what was typed before.
  return restored ? <HeldConfirm {...props} /> : null
}

function HeldConfirm(props: OrderConfirmProps) {
  const { product, wizard, slot, quote, today, hasNavigated, onBack, onEdit, onLeave } = props
  const { currency } = useSite()
  const { user } = useSession()
  const navigate = useNavigate()
  const { clearDraft } = useBookingDraft()
  const { edit } = useCurrentOrder()
  const hold = useChosenHold(props)
  const { order } = hold
  const form = useCheckout({
    hold,
    isGuest: user === null,
    onPlaced() {
      clearDraft()
      navigate(paths.manage, { state: { placed: true } })
    },
  })
  const editing = hold.editing ?? 0
  const item = order?.items[editing]
  const others = (order?.items ?? []).filter(({ index }) => index !== editing)
  const total = order?.total_price ?? quote.total
  const hasNewPrice = item !== undefined && item.total_price !== quote.total

  function addAnother() {
    edit(null)
    clearDraft(product.id)
    navigate(paths.services)
  }

  function leave() {
    clearDraft(product.id)
    navigate(paths.services)
  }

  return (
    <>
      <StepPanel data-keeps-draft>
        <ConfirmStep
          heading={<StepHeading takesFocus={hasNavigated}>{WIZARD_COPY.confirm}</StepHeading>}
          {...{ product, wizard, slot, onEdit }}
        >
          {hasNewPrice && (
            <Alert data-part="alert" tone="warning" role="status">
              {orderMessages.priceIs(
                formatMoney(quote.total, currency),
                formatMoney(item.total_price, currency),
              )}
            </Alert>
          )}
          <div data-part="alert">
            <CheckoutPanel
              hold={hold}
              form={form}
              onAddAnother={addAnother}
              onLeave={onLeave}
              onGivenBack={leave}
            >
              {others.length > 0 && <OrderItems title={ORDERS_COPY.others} items={others} hold={hold} />}
            </CheckoutPanel>
          </div>
        </ConfirmStep>
      </StepPanel>
      <BookingSummary
        {...{ product, wizard, slot, today }}
        quote={{
          total,
          isLowest: false,
          lines: [...quote.lines, ...otherLines(others.map(({ total_price }) => total_price))],
        }}
        actions={
          <>
            <CheckoutButton size="large" hold={hold} form={form} onHold={hold.retry} />
            <Button
              variant="plain"
              fullWidth
              disabledReason={form.isBusy ? WIZARD_COPY.sending : undefined}
              onClick={onBack}
            >
              {WIZARD_COPY.back}
            </Button>
          </>
        }
      />
      <ActionBar
        total={{ label: WIZARD_COPY.total, value: formatMoney(total, currency) }}
        backLabel={WIZARD_COPY.back}
        onBack={form.isBusy ? undefined : onBack}
      >
        <CheckoutButton size="medium" hold={hold} form={form} onHold={hold.retry} />
      </ActionBar>
    </>
  )
}

function otherLines(prices: readonly number[]) {
  if (prices.length === 0) return []
  const amount = toAmount(prices.reduce((sum, price) => sum + toCents(price), 0))
  return [{ label: orderMessages.others(prices.length), amount }]
}

/** Holds the place that was chosen as soon as this step is shown. */
function useChosenHold({ product, wizard, onRejected }: OrderConfirmProps) {
  const hold = useHold()
  const chosen = toOrderItem(product.id, wizard)

  async function holdChosen() {
    if (!chosen) return
    const refused = await hold.holdChosen(chosen)
    const error = refused && toStepError(refused.problem, refused.editing)
    if (error) onRejected(error)
  }
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void holdChosen()
  })
  useEffect(() => {
    begin()
  }, [])

  return { ...hold, retry: () => void (hold.isExpired ? hold.holdAgain() : holdChosen()) }
}
