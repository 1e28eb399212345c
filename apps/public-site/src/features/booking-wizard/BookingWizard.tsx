import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import type { ProductWithAddons } from '@luzzu/domain/contracts'
import { useNavigate } from '@luzzu/routing'
import { ActionBar, Button, Note, Stepper } from '@luzzu/ui'
import { CircleAlert } from 'lucide-react'
import { paths } from '../../paths'
import { PageHead } from '../../platform/PageHead'
import { BookingSummary } from './BookingSummary'
import { BookingSuccess } from './confirming/BookingSuccess'
import { back, canContinue, next, STEPS } from './rules/wizard'
import { StepButton } from './StepButton'
import { WizardSteps } from './steps/WizardSteps'
import { useBooking } from './use-booking'
import { Frame, StepPanel } from './wizard.styles'
import { STEP_NAMES, WIZARD_WORDS } from './wizard-words'

type BookingWizardProps = {
  product: ProductWithAddons
  /** Fetches the product anew. */
  onReload: () => Promise<unknown>
}

/** The current step beside the summary. What may be done when is decided by the rules. */
export function BookingWizard({ product, onReload }: BookingWizardProps) {
  const { currency } = useSite()
  const navigate = useNavigate()
  const { wizard, change, go, moved, slots, slot, total, refusal, confirmation } = useBooking(
    product,
    onReload,
  )
  const stepNames = STEPS.map((step) => STEP_NAMES[step])

  if (confirmation.booking) {
    return (
      <Frame>
        <PageHead title={WIZARD_WORDS.success} />
        <Stepper steps={stepNames} current={STEPS.length} />
        <BookingSuccess product={product} />
      </Frame>
    )
  }

  const goBack = () => (wizard.step === 'details' ? navigate(paths.home) : go(back(wizard)))
  const stepButton = (size: 'medium' | 'large') => (
    <StepButton
      size={size}
      step={wizard.step}
      allowed={canContinue(wizard, slots)}
      busy={confirmation.isLoading}
      onPress={() => (wizard.step === 'confirm' ? confirmation.confirm() : go(next(wizard, slots)))}
    />
  )

  return (
    <Frame>
      <PageHead title={`${STEP_NAMES[wizard.step]}: Book ${product.name}`} />
      <Stepper steps={stepNames} current={STEPS.indexOf(wizard.step)} />
      <StepPanel>
        {refusal?.step === wizard.step && (
          <Note tone="danger" role="alert" data-part="note" icon={<CircleAlert aria-hidden="true" />}>
            {refusal.message}
            {refusal.total !== undefined && ` ${WIZARD_WORDS.newTotal} ${formatMoney(total, currency)}`}
          </Note>
        )}
        <WizardSteps
          key={wizard.step}
          {...{ product, wizard, slot, slots, moved }}
          onChange={change}
          onEdit={(step) => go({ ...wizard, step })}
        />
      </StepPanel>
      <BookingSummary
        {...{ product, wizard, slot, total }}
        today={slots.today}
        actions={
          <>
            {stepButton('large')}
            <Button variant="plain" fullWidth onClick={goBack}>
              {WIZARD_WORDS.back}
            </Button>
          </>
        }
      />
      <ActionBar
        total={{ label: WIZARD_WORDS.total, value: formatMoney(total, currency) }}
        backLabel={WIZARD_WORDS.back}
        onBack={goBack}
      >
        {stepButton('medium')}
      </ActionBar>
    </Frame>
  )
}
