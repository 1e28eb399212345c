import { useGetClosureQuery } from '@luzzu/api-client/closures'
import { Badge, Button, VisuallyHidden } from '@luzzu/ui'
import { Phone } from 'lucide-react'
import { useReference } from '../../platform/refresh/live-queries'
import { useDialogState } from '../../platform/use-dialog-state'
import { CallsDialog } from '../phone-calls/CallsDialog'
import { calleesOf, countUncalled } from '../phone-calls/phone-calls'
import { PHONE_CALLS_COPY } from '../phone-calls/phone-calls.copy'
import { closureMessages } from './closures.copy'

/** Whom a call-off of this closure could not email, to be called later as well; nothing where there is nobody. */
export function CallsButton({ closureId, closure }: { closureId: number; closure: string }) {
  const { data, refetch } = useReference(useGetClosureQuery(closureId))
  const dialog = useDialogState<true>()
  const customers = calleesOf(data?.to_call)
  const uncalled = countUncalled(customers)
  if (customers.length === 0) return null
  return (
    <>
      <Button
        size="small"
        variant="soft"
        icon={<Phone aria-hidden="true" />}
        onClick={() => {
          void refetch()
          dialog.open(true)
        }}
      >
        {PHONE_CALLS_COPY.customersToCall}{' '}
        <VisuallyHidden>{closureMessages.afterClosure(closure)} </VisuallyHidden>
        {uncalled > 0 && (
          <Badge tone="highlight">
            {uncalled}
            <VisuallyHidden> {PHONE_CALLS_COPY.notCalledYet}</VisuallyHidden>
          </Badge>
        )}
      </Button>
      <CallsDialog open={dialog.isOpen} onClose={dialog.close} customers={customers} />
    </>
  )
}
