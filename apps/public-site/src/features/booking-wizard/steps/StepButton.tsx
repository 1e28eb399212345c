import { Button } from '@luzzu/ui'
import type { Step } from '../wizard'
import { STEP_BUTTON_LABELS } from '../wizard.copy'

type StepButtonProps = {
  size: 'medium' | 'large'
  step: Step
  /** What the step still needs; `undefined` when it is complete. */
  missing: string | undefined
  busy: boolean
  onPress: () => void
  /** Called when it is pressed before the step is complete. */
  onIncomplete: () => void
}

/** Continues to the next step, or explains why it is disabled. */
export function StepButton({ size, step, missing, busy, onPress, onIncomplete }: StepButtonProps) {
  return (
    <Button
      size={size}
      fullWidth={size === 'large'}
      loading={busy}
      disabledReason={missing}
      // A disabled button ignores clicks.
      onClickCapture={() => missing && onIncomplete()}
      // The second click of a double one was meant for the step before, whose button was in the same place.
      onClick={({ detail: clicks }) => clicks < 2 && onPress()}
    >
      {STEP_BUTTON_LABELS[step]}
    </Button>
  )
}
