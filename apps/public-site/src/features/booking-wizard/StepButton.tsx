import { Button } from '@luzzu/ui'
import type { Step } from './rules/wizard'
import { STEP_BUTTONS, WIZARD_WORDS } from './wizard-words'

type StepButtonProps = {
  size: 'medium' | 'large'
  step: Step
  allowed: boolean
  busy: boolean
  onPress: () => void
}

const REASONS: Partial<Record<Step, string>> = {
  date: WIZARD_WORDS.needsDate,
  time: WIZARD_WORDS.needsSlot,
}

/** Leads on from a step, and says why where it cannot. */
export function StepButton({ size, step, allowed, busy, onPress }: StepButtonProps) {
  return (
    <Button
      size={size}
      fullWidth={size === 'large'}
      loading={busy}
      disabledReason={allowed ? undefined : REASONS[step]}
      onClick={onPress}
    >
      {STEP_BUTTONS[step]}
    </Button>
  )
}
