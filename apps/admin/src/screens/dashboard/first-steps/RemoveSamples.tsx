import { useDeleteSamplesMutation } from '@luzzu/api-client/set-up'
import type { Samples } from '@luzzu/domain/contracts'
import { Button, showSuccess } from '@luzzu/ui'
import { ConfirmationDialog } from '../../../platform/confirmation/ConfirmationDialog'
import { useConfirmedAction } from '../../../platform/confirmation/use-confirmed-action'
import { FIRST_STEPS_COPY as COPY, notRemoved, removedText, whatIsRemoved } from './first-steps.copy'

/** Removes all samples at once, after a question. */
export function RemoveSamples({ samples }: { samples: Samples }) {
  const [remove] = useDeleteSamplesMutation()
  const removal = useConfirmedAction({
    send: (_samples: Samples) => remove(),
    onDone: (removed) => {
      if (removed) showSuccess(removedText(removed))
    },
    failed: (_samples, reason) => notRemoved(reason),
  })
  return (
    <>
      <Button size="small" variant="soft" onClick={() => removal.ask(samples)}>
        {COPY.remove}
      </Button>
      <ConfirmationDialog
        confirmation={removal}
        copy={{ title: COPY.confirmTitle, confirm: COPY.confirm, keep: COPY.keep }}
      >
        <p>
          {whatIsRemoved(removal.action ?? samples)} {COPY.consequence}
        </p>
      </ConfirmationDialog>
    </>
  )
}
