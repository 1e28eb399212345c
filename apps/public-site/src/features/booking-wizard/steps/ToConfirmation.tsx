import { Button } from '@luzzu/ui'
import { leadsToConfirm } from '../step-action'
import type { Conditions, Step, Wizard } from '../wizard'
import { WIZARD_COPY } from '../wizard.copy'

type ToConfirmationProps = { wizard: Wizard; conditions: Conditions; onSelect: (step: Step) => void }

/** Leads from a changed step back to the last one, past those between them. */
export function ToConfirmation({ wizard, conditions, onSelect }: ToConfirmationProps) {
  if (!leadsToConfirm(wizard, conditions)) return null
  return (
    <Button variant="plain" fullWidth onClick={() => onSelect('confirm')}>
      {WIZARD_COPY.toConfirmation}
    </Button>
  )
}
