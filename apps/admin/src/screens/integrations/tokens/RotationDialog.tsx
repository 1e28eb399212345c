import type { ApiToken } from '@luzzu/domain/contracts'
import { Select, Stack } from '@luzzu/ui'
import { ConfirmationDialog } from '../../../platform/confirmation/ConfirmationDialog'
import type { Confirmation } from '../../../platform/confirmation/use-confirmed-action'
import { COMMON_COPY as COPY, GRACE_PERIODS } from './tokens.copy'

/** A new secret for a token, and for how many hours the old one still works. */
export type Rotation = { token: ApiToken; graceHours: number }

/** Asks whether a token is to have a new secret, and for how long the old one is to work. */
export function RotationDialog({ confirmation }: { confirmation: Confirmation<Rotation> }) {
  const { action } = confirmation
  return (
    <ConfirmationDialog
      confirmation={confirmation}
      copy={{ title: COPY.rotateTitle, confirm: COPY.rotateConfirm, keep: COPY.keep }}
      tone="primary"
    >
      <Stack gap={4}>
        <p>{COPY.rotateConsequence(action?.token.name ?? '')}</p>
        <Select
          label={COPY.grace}
          value={action?.graceHours}
          onChange={({ target }) =>
            action && confirmation.revise({ ...action, graceHours: Number(target.value) })
          }
        >
          {GRACE_PERIODS.map(({ hours, label }) => (
            <option key={hours} value={hours}>
              {label}
            </option>
          ))}
        </Select>
      </Stack>
    </ConfirmationDialog>
  )
}
