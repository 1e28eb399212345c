import { Button } from '@luzzu/ui'
import { nextStepAction } from '../step-action'
import type { Conditions, Wizard } from '../wizard'

type NextStepButtonProps = { wizard: Wizard; conditions: Conditions; onGo: (wizard: Wizard) => void }

/** Leads to the next step, while the button of the step leads back to the last one. */
export function NextStepButton({ wizard, conditions, onGo }: NextStepButtonProps) {
  const action = nextStepAction(wizard, conditions)
  if (!action) return null
  return (
    <Button variant="plain" fullWidth onClick={() => onGo(action.target)}>
      {action.label}
    </Button>
  )
}
