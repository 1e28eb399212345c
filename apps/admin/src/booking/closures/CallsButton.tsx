import { useGetClosureQuery } from '@luzzu/api-client/closures'
import { Button, Dialog, DialogCloseButton } from '@luzzu/ui'
import { Phone } from 'lucide-react'
import { useReference } from '../../platform/refresh/live-queries'
import { useDialogState } from '../../platform/use-dialog-state'
import { ToCall } from '../phone-calls/ToCall'
import { calleesOf } from './closure-calls'
import { CLOSURES_COPY as COPY, closureMessages } from './closures.copy'

/** Whom a call-off of this closure could not email, to be called later as well; nothing where there is nobody. */
export function CallsButton({ closureId, closure }: { closureId: number; closure: string }) {
  const { data, refetch } = useReference(useGetClosureQuery(closureId))
  const dialog = useDialogState<true>()
  const customers = calleesOf(data?.to_call)
  if (customers.length === 0) return null
  return (
    <>
      <Button
        size="small"
        variant="soft"
        icon={<Phone aria-hidden="true" />}
        aria-label={closureMessages.callsLabel(closure)}
        onClick={() => {
          void refetch()
          dialog.open(true)
        }}
      >
        {COPY.calls}
      </Button>
      <Dialog
        open={dialog.isOpen}
        onClose={dialog.close}
        title={COPY.calls}
        actions={<DialogCloseButton>{COPY.done}</DialogCloseButton>}
      >
        <ToCall customers={customers} />
      </Dialog>
    </>
  )
}
