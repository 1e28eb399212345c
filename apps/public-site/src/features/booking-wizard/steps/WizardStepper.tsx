import { Link } from '@luzzu/routing'
import { Stepper } from '@luzzu/ui'
import { paths } from '../../../platform/paths'
import { STEPS, type Step } from '../wizard'
import { STEP_NAMES } from '../wizard.copy'

const STEPPER_NAMES = STEPS.map((step) => STEP_NAMES[step])

type WizardStepperProps = {
  productId: number
  step: Step
  /** The first step that is not complete. */
  reached: Step
  onSelect: (step: Step) => void
}

/** The steps; complete ones can be selected, and the one after them, to return to it. */
export function WizardStepper({ productId, step, reached, onSelect }: WizardStepperProps) {
  return (
    <Stepper
      steps={STEPPER_NAMES}
      current={STEPS.indexOf(step)}
      reached={STEPS.indexOf(reached)}
      renderLink={(index, content) => {
        const selected = STEPS[index] ?? step
        return (
          <Link
            to={paths.bookAt(productId, selected)}
            onClick={(event) => {
              // The history of the wizard leads back to a step, where a link would add it once more.
              event.preventDefault()
              onSelect(selected)
            }}
          >
            {content}
          </Link>
        )
      }}
    />
  )
}

/** All steps behind a booking that is made. */
export function CompletedStepper() {
  return <Stepper steps={STEPPER_NAMES} current={STEPS.length} />
}
