import { Button } from '@luzzu/ui'
import type { Step } from '../wizard'
import { STEP_BUTTON_LABELS, WIZARD_COPY } from '../wizard.copy'

type StepButtonProps = {
  size: 'medium' | 'large'
  step: Step
  allowed: boolean
  busy: boolean
  onPress: () => void
  /** Called when it is pressed before the step is complete. */
  onIncomplete: () => void
}

/** What a step needs before it is complete. */
export const REASONS: Partial<Record<Step, string>> = {
  details: WIZARD_COPY.needsGuests,
  date: WIZARD_COPY.needsDate,
  time: WIZARD_COPY.needsSlot,
}

/** Continues to the next step, or explains why it is disabled. */
export function StepButton({ size, step, allowed, busy, onPress, onIncomplete }: StepButtonProps) {
  return (
    <Button
      size={size}
      fullWidth={size === 'large'}
      loading={busy}
      disabledReason={allowed ? undefined : REASONS[step]}
      // A disabled button ignores clicks.
      onClickCapture={() => !allowed && onIncomplete()}
      // The second click of a double one was meant for the step before, whose button was in the same place.
      onClick={({ detail: clicks }) => clicks < 2 && onPress()}
    >
      {STEP_BUTTON_LABELS[step]}
    </Button>
  )
}
