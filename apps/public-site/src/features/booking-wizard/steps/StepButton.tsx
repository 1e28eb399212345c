import { Button } from '@luzzu/ui'

type StepButtonProps = {
  size: 'medium' | 'large'
  label: string
  /** What the step still needs; `undefined` when it is complete. */
  missing: string | undefined
  busy: boolean
  /** Whether something else is to be done first. */
  comesLater: boolean
  onPress: () => void
  /** Called when it is pressed before the step is complete. */
  onIncomplete: () => void
}

/** Leads to the next step, or explains why it is disabled. */
export function StepButton({
  size,
  label,
  missing,
  busy,
  comesLater,
  onPress,
  onIncomplete,
}: StepButtonProps) {
  return (
    <Button
      variant={comesLater ? 'soft' : 'primary'}
      size={size}
      fullWidth={size === 'large'}
      loading={busy}
      disabledReason={missing}
      // A disabled button ignores clicks.
      onClickCapture={() => missing && onIncomplete()}
      // The second click of a double one was meant for the step before, whose button was in the same place.
      onClick={({ detail: clicks }) => clicks < 2 && onPress()}
    >
      {label}
    </Button>
  )
}
