import { usePayments } from '@luzzu/api-client/site'
import type { ProductWithAddons, TimeSlot } from '@luzzu/domain/contracts'
import type { ReactNode } from 'react'
import type { Unavailable } from '../availability'
import { LazyPaidAfterLogin } from '../order/lazy-paid-after-login'
import type { Slots } from '../use-slots'
import type { Step, Wizard } from '../wizard'
import { WIZARD_COPY } from '../wizard.copy'
import { ConfirmStep } from './ConfirmStep'
import { DateStep } from './DateStep'
import { DetailsStep } from './DetailsStep'
import { GuestsNotice } from './GuestsNotice'
import { StepHeading } from './StepHeading'
import { TimeStep } from './TimeStep'

type WizardStepsProps = {
  product: ProductWithAddons
  wizard: Wizard
  slot: TimeSlot | undefined
  slots: Slots
  /** Whether the step has changed, so that its heading receives the focus. */
  hasNavigated: boolean
  unavailable: Unavailable | undefined
  /** What keeps the choices from being confirmed. */
  notice: ReactNode
  /** What leads to the next step where the button leads past it, after the choices. */
  nextStep: ReactNode
  onChange: (wizard: Wizard) => void
  /** Another day, chosen from the step of the time. */
  onChooseDay: (date: string) => void
  onEdit: (step: Step) => void
}

export function WizardSteps({
  product,
  wizard,
  slot,
  slots,
  hasNavigated,
  unavailable,
  notice,
  nextStep,
  onChange,
  onChooseDay,
  onEdit,
}: WizardStepsProps) {
  const isPaidOnline = usePayments()?.mode === 'online'
  const headingOf = (text: string) => <StepHeading takesFocus={hasNavigated}>{text}</StepHeading>
  const withGuests = (heading: ReactNode) => (
    <>
      {heading}
      <GuestsNotice product={product} wizard={wizard} />
    </>
  )
  const choice = { wizard, onChange, nextStep }

  switch (wizard.step) {
    case 'details':
      return <DetailsStep {...choice} heading={withGuests(headingOf(product.name))} product={product} />
    case 'date':
      return (
        <DateStep {...choice} heading={headingOf(WIZARD_COPY.selectDate)} product={product} slots={slots} />
      )
    case 'time':
      return (
        <TimeStep
          {...{ wizard, onChange, onChooseDay }}
          heading={withGuests(headingOf(WIZARD_COPY.selectTime))}
          product={product}
          slots={slots}
          onChangeDate={() => onEdit('date')}
        />
      )
    case 'confirm':
      return (
        <ConfirmStep
          heading={withGuests(
            headingOf(unavailable ? slots.lostHeading(wizard.date, wizard.slotId) : WIZARD_COPY.confirm),
          )}
          product={product}
          wizard={wizard}
          slot={slot}
          unavailable={unavailable}
          notice={notice}
          onEdit={onEdit}
        >
          {isPaidOnline ? (
            <LazyPaidAfterLogin productId={product.id} date={wizard.date} slot={slot} />
          ) : undefined}
        </ConfirmStep>
      )
  }
}
