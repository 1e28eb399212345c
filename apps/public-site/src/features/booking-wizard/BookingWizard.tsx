import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { ProductWithAddons } from '@luzzu/domain/contracts'
import { Link, Navigate, useNavigate } from '@luzzu/routing'
import { ActionBar, Button, ErrorAlert } from '@luzzu/ui'
import { useEffect, useRef } from 'react'
import { LoginLinks } from '../../platform/auth/LoginLinks'
import { PageHead } from '../../platform/PageHead'
import { paths } from '../../platform/paths'
import { BookingSummary } from './BookingSummary'
import type { BookingError } from './confirm/booking-error'
import { focusInSight } from './focus-in-sight'
import { LazyOrderConfirm } from './order/lazy-order-confirm'
import { LazyOrdersElsewhere } from './order/lazy-orders-elsewhere'
import { useIsOrdered } from './order/use-is-ordered'
import {
  addonsHintOf,
  awaitsLogin,
  awaitsOtherDay,
  firstUnsettled,
  hintOf,
  missingOf,
  stepAction,
} from './step-action'
import { BookingSuccess } from './steps/BookingSuccess'
import { BookingUnseen } from './steps/BookingUnseen'
import { ConfirmNotice } from './steps/ConfirmNotice'
import { useIsVisitor } from './steps/LoginPrompt'
import { NextStepButton } from './steps/NextStepButton'
import { StepButton } from './steps/StepButton'
import { CompletedStepper, WizardStepper } from './steps/WizardStepper'
import { WizardSteps } from './steps/WizardSteps'
import { useBooking } from './use-booking'
import { WizardSkeleton } from './WizardSkeleton'
import { back, type Step } from './wizard'
import { STEP_NAMES, WIZARD_COPY } from './wizard.copy'
import { BelowChoices, StepPanel, WizardLayout } from './wizard.styles'
import { totalText } from './wizard-quote'

type BookingWizardProps = {
  product: ProductWithAddons
  /** Refetches the product. */
  onReload: () => Promise<unknown>
}

/** The current step beside the summary; the rules are in `wizard.ts`. */
export function BookingWizard({ product, onReload }: BookingWizardProps) {
  const { currency } = useSite()
  const navigate = useNavigate()
  const { wizard, change, go, hasNavigated, slots, slot, quote, error, confirmation, booked, ...booking } =
    useBooking(product, onReload)
  const { confirm, slotProblem, unavailable, leaveForLogin, loginAsks, reject } = booking
  const isOrdered = useIsOrdered()
  const isVisitor = useIsVisitor()
  const total = formatMoney(quote.total, currency)
  const shownTotal = totalText(quote, currency, booking.isUnavailable)
  const panel = useRef<HTMLDivElement>(null)
  // Each refused attempt, even where it says the same as the one before.
  useEffect(() => {
    if (error?.step !== 'confirm') return
    const alert = panel.current?.querySelector<HTMLElement>('[role="alert"]')
    focusInSight(error.needsLogin ? alert?.querySelector('a') : alert)
  }, [error])

  if (booked.booking?.status === 'Cancelled') return <Navigate to={paths.myBookings} replace />
  if (booked.booking) {
    return (
      <WizardLayout>
        <PageHead title={WIZARD_COPY.success} />
        <CompletedStepper />
        <BookingSuccess product={product} booking={booked.booking} />
      </WizardLayout>
    )
  }
  if (booked.isLoading) return <WizardSkeleton />
  if (booked.failure || booked.needsLogin) return <BookingUnseen failure={booked.failure} />

  function goBack() {
    if (wizard.step === 'details') navigate(paths.home)
    else go(back(wizard))
  }
  /** Another day, in the same slot where it is free. */
  function chooseDay(date: string) {
    const { slotId } = wizard
    if (slotId !== null && slots.isOpen(date, slotId)) change({ ...wizard, date })
    else go({ ...wizard, date, slotId: null, step: 'time' })
    // What was pressed is gone.
    if (wizard.step === 'time') focusInSight(panel.current?.querySelector('h1'))
  }
  const edit = (step: Step) => go({ ...wizard, step })
  const nextFreeDay = slots.nextFreeDay(wizard.date)
  const notice = (
    <ConfirmNotice
      {...{ slotProblem, error, loginAsks }}
      free={slots.freeOn(wizard.date)}
      nextFreeDay={nextFreeDay}
      onChoose={(slotId) => change({ ...wizard, slotId })}
      onChooseDay={chooseDay}
      onLeave={leaveForLogin}
    />
  )
  const missing = missingOf(wizard, slots)
  const needsLogin = awaitsLogin(wizard, { isVisitor, slotProblem })
  const action = stepAction(wizard, slots, { slotProblem })
  const act = () => (action.target ? go(action.target) : confirm())
  const stepper = (
    <WizardStepper
      productId={product.id}
      step={wizard.step}
      reached={firstUnsettled(wizard, slots)}
      onSelect={edit}
    />
  )
  if (isOrdered && wizard.step === 'confirm') {
    return (
      <WizardLayout>
        <PageHead title={`${STEP_NAMES.confirm}: Book ${product.name}`} />
        {stepper}
        <LazyOrderConfirm
          // Another slot or day gets a hold of its own.
          key={`${wizard.date} ${wizard.slotId}`}
          {...{ product, wizard, slot, quote, hasNavigated }}
          today={slots.today}
          lost={
            unavailable && {
              ...unavailable,
              heading: slots.lostHeading(wizard.date, wizard.slotId),
              notice,
              action: { label: action.label, onPress: act },
            }
          }
          onBack={goBack}
          onEdit={edit}
          onRejected={reject}
          onLeave={leaveForLogin}
        />
      </WizardLayout>
    )
  }
  const toNextStep = <NextStepButton wizard={wizard} conditions={slots} onGo={go} />
  const hint = hintOf(wizard, slots, { needsLogin })
  const stepButton = (size: 'medium' | 'large') => (
    <StepButton
      size={size}
      label={action.label}
      comesLater={needsLogin || awaitsOtherDay(wizard, slots)}
      missing={missing}
      busy={confirmation.isLoading}
      onIncomplete={() => panel.current && focusIncomplete(panel.current)}
      onPress={act}
    />
  )

  return (
    <WizardLayout>
      <PageHead title={`${STEP_NAMES[wizard.step]}: Book ${product.name}`} />
      {stepper}
      <StepPanel ref={panel} data-keeps-draft>
        <StepAlert {...{ error, total }} step={wizard.step} onLeave={leaveForLogin} />
        {isOrdered && wizard.step === 'time' && <LazyOrdersElsewhere />}
        <WizardSteps
          // Another slot that is free begins the step again, whose heading gets the focus.
          key={`${wizard.step} ${unavailable === undefined}`}
          {...{ product, wizard, slot, slots, hasNavigated, unavailable }}
          notice={notice}
          nextStep={<BelowChoices>{toNextStep}</BelowChoices>}
          onChange={change}
          onChooseDay={chooseDay}
          onEdit={edit}
        />
      </StepPanel>
      <BookingSummary
        {...{ product, wizard, slot, unavailable, quote }}
        total={shownTotal}
        today={slots.today}
        actions={
          <>
            <p aria-hidden="true">{hint}</p>
            {stepButton('large')}
            {toNextStep}
            <Button
              variant="plain"
              fullWidth
              disabledReason={confirmation.isLoading ? WIZARD_COPY.sending : undefined}
              onClick={goBack}
            >
              {WIZARD_COPY.back}
            </Button>
          </>
        }
      />
      <ActionBar
        total={{ label: WIZARD_COPY.total, value: shownTotal }}
        hint={hint ?? addonsHintOf(product, wizard)}
        backLabel={WIZARD_COPY.back}
        onBack={confirmation.isLoading ? undefined : goBack}
      >
        {stepButton('medium')}
      </ActionBar>
    </WizardLayout>
  )
}

/** Focuses the field that keeps a step from being complete, where its error is seen as well. */
function focusIncomplete(panel: HTMLElement) {
  focusInSight(
    ['[aria-invalid]', 'input:enabled']
      .map((selector) => panel.querySelector<HTMLElement>(selector))
      .find(Boolean),
  )
}

type StepAlertProps = {
  error: BookingError | null
  step: Step
  /** The formatted total. */
  total: string
  /** Called before a link leads to the login. */
  onLeave: () => void
}

/** Why the booking was rejected. */
function StepAlert({ error, step, total, onLeave }: StepAlertProps) {
  if (error?.step !== step) return null
  return (
    <ErrorAlert data-part="alert" tabIndex={-1}>
      {error.message}
      {error.total !== undefined && ` ${WIZARD_COPY.newTotal} ${total}`}
      {error.isUnknown && (
        <>
          {' '}
          <Link to={paths.myBookings}>{WIZARD_COPY.myBookings}</Link>.
        </>
      )}
      {error.needsLogin && <LoginLinks onLeave={onLeave} />}
    </ErrorAlert>
  )
}
