import { useSession } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, formatMoney, sumBy, toAmount, toCents } from '@luzzu/domain'
import type { ProductWithAddons, TimeSlot } from '@luzzu/domain/contracts'
import { useNavigate } from '@luzzu/routing'
import { ActionBar, Alert, Button } from '@luzzu/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useBookingDraft } from '../../../platform/draft/use-booking-draft'
import { CheckoutButton } from '../../../platform/orders/checkout/CheckoutButton'
import { CheckoutPanel } from '../../../platform/orders/checkout/CheckoutPanel'
import { UnpaidNotice } from '../../../platform/orders/checkout/UnpaidNotice'
import { useCheckout, wasPlaced } from '../../../platform/orders/checkout/use-checkout'
import { findMorePath } from '../../../platform/orders/find-more'
import { HeldFor, heldFor } from '../../../platform/orders/HeldFor'
import { holdsChosen } from '../../../platform/orders/hold-plan'
import { OrderItems } from '../../../platform/orders/OrderItems'
import type { HoldProblem } from '../../../platform/orders/order-problem'
import { ORDERS_COPY, orderMessages } from '../../../platform/orders/orders.copy'
import { useCurrentOrder } from '../../../platform/orders/use-current-order'
import { type Hold, useHold } from '../../../platform/orders/use-hold'
import { paths } from '../../../platform/paths'
import type { Unavailable } from '../availability'
import { BookingSummary } from '../BookingSummary'
import type { BookingError } from '../confirm/booking-error'
import { ConfirmStep } from '../steps/ConfirmStep'
import { GuestsNotice } from '../steps/GuestsNotice'
import { StepHeading } from '../steps/StepHeading'
import type { Step, Wizard } from '../wizard'
import { WIZARD_COPY } from '../wizard.copy'
import { StepPanel } from '../wizard.styles'
import { totalText, type WizardQuote } from '../wizard-quote'
import { toOrderItem, toStepError } from './to-order-item'

type LostSlot = Unavailable & {
  heading: string
  notice: ReactNode
  action: { label: string; onPress: () => void }
}

export type OrderConfirmProps = {
  product: ProductWithAddons
  wizard: Wizard
  slot: TimeSlot | undefined
  /** That the slot is no longer offered, with what is free instead; while it is held, it can be booked all the same. */
  lost: LostSlot | undefined
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
  const { product, wizard, quote, today, hasNavigated, onBack, onEdit, onLeave } = props
  const { currency } = useSite()
  const { user } = useSession()
  const navigate = useNavigate()
  const { clearDraft } = useBookingDraft()
  const { edit } = useCurrentOrder()
  const hold = useChosenHold(props)
  const { shown: order, others } = hold
  const { slot, lost } = shownSlot(props, hold)
  const form = useCheckout({
    hold,
    isGuest: user === null,
    onPlaced() {
      clearDraft()
      navigate(paths.manage, { state: { placed: true } })
    },
  })
  const item = order?.items[hold.editing]
  const otherPrices = others.map(({ total_price }) => total_price)
  const total = order?.total_price ?? sumOf([quote.total, ...otherPrices])
  const hasNewPrice = props.slot && item !== undefined && item.total_price !== quote.total

  function addAnother() {
    edit(null)
    leave()
  }

  /** Looks for something else on the same day. */
  function leave() {
    clearDraft(product.id)
    navigate(findMorePath(toOrderItem(product.id, wizard)))
  }

  const otherItems = others.length > 0 && <OrderItems title={ORDERS_COPY.others} items={others} hold={hold} />
  const shownQuote = {
    total,
    isLowest: false,
    lines: quote.lines,
  }
  const shownTotal = totalText(shownQuote, currency, lost !== undefined)
  const button = (size: 'medium' | 'large') => (
    <CheckoutButton {...{ size, hold, form }} onHold={hold.retry} instead={lost?.action} />
  )

  return (
    <>
      <StepPanel data-keeps-draft>
        <ConfirmStep
          heading={
            <>
              <StepHeading key={lost?.heading} takesFocus={hasNavigated || lost !== undefined}>
                {lost?.heading ?? WIZARD_COPY.confirm}
              </StepHeading>
              <GuestsNotice product={product} wizard={wizard} />
              <UnpaidNotice hold={hold} form={form} onGivenBack={leave} />
            </>
          }
          {...{ product, wizard, slot, onEdit }}
          unavailable={lost}
          notice={lost?.notice}
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
            {lost ? (
              otherItems
            ) : (
              <CheckoutPanel hold={hold} form={form} onAddAnother={addAnother} onLeave={onLeave}>
                {otherItems}
              </CheckoutPanel>
            )}
          </div>
        </ConfirmStep>
      </StepPanel>
      <BookingSummary
        {...{ product, wizard, slot, today }}
        unavailable={lost}
        quote={shownQuote}
        total={shownTotal}
        others={otherLines(otherPrices)}
        actions={
          <>
            <HeldFor hold={hold} />
            {button('large')}
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
        total={{ label: WIZARD_COPY.total, value: shownTotal }}
        backLabel={WIZARD_COPY.back}
        onBack={form.isBusy ? undefined : onBack}
        hint={heldFor(hold)}
      >
        {button('medium')}
      </ActionBar>
    </>
  )
}

/** The chosen slot, or that it is lost. */
function shownSlot({ slot, lost }: OrderConfirmProps, { isExpired, isHolding }: Hold) {
  if (lost && isExpired && !isHolding) return { slot: undefined, lost }
  return { slot: slot ?? lost?.slot, lost: undefined }
}

const otherLines = (prices: readonly number[]) =>
  prices.length === 0 ? [] : [{ label: orderMessages.others(prices.length), amount: sumOf(prices) }]

const sumOf = (prices: readonly number[]) => toAmount(sumBy(prices, toCents))

/** Holds the place that was chosen as soon as this step is shown. */
function useChosenHold({ product, wizard, lost, onRejected }: OrderConfirmProps) {
  const hold = useHold()
  const chosen = toOrderItem(product.id, wizard)
  const plan = chosen && hold.planOf(chosen)
  const editing = plan?.editing ?? 0
  const { order, shown } = hold
  // Until the order holds what is reviewed, its amounts are not shown, and it is not paid.
  const holdsOther = shown !== undefined && !wasPlaced(order) && !(plan && holdsChosen(shown.items, plan))
  // As after a change in another tab.
  const isReplaced = holdsOther && order !== undefined && plan?.isHeld === true && !hold.isHolding

  function reject(problem: HoldProblem, editing: number) {
    const error = toStepError(problem, editing)
    if (error) onRejected(error)
  }

  async function holdChosen() {
    const refused = chosen && (await hold.holdChosen(chosen))
    if (refused) reject(refused.problem, refused.editing)
    return refused?.problem
  }

  async function holdAgain() {
    if (!hold.isExpired) return holdChosen()
    const problem = await hold.holdAgain(plan)
    if (problem) reject(problem, editing)
    return problem
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

  const isOffered = lost === undefined
  const check = useEffectEvent(hold.refetch)
  useEffect(() => {
    // A closure has ended the hold; what only starts too soon by now is still held.
    if (!isOffered) void check()
  }, [isOffered])

  return {
    ...hold,
    ...(holdsOther && { order: undefined, shown: undefined, secondsLeft: undefined }),
    items: plan?.items ?? hold.items,
    editing,
    /** What else is in the order. */
    others: isReplaced ? [] : (shown?.items ?? []).filter(({ index }) => index !== editing),
    isExpired: hold.isExpired || isReplaced,
    hasEndedEarly: hold.hasEndedEarly || isReplaced,
    holdAgain,
    removeItem: (index: number) => hold.removeItem(index, plan),
    retry: () => void holdAgain(),
  }
}
