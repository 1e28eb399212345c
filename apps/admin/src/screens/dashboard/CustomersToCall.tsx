import type { Dashboard } from '@luzzu/domain/contracts'
import { Alert, Button } from '@luzzu/ui'
import { Phone } from 'lucide-react'
import { CallsDialog } from '../../booking/phone-calls/CallsDialog'
import { calleesOf, countUncalled } from '../../booking/phone-calls/phone-calls'
import { PHONE_CALLS_COPY as COPY, phoneCallMessages } from '../../booking/phone-calls/phone-calls.copy'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'
import { useDialogState } from '../../platform/use-dialog-state'
import { Spaced } from './Dashboard.styles'

/** Who still has to hear by phone that their booking is declined or called off; nothing where everybody knows. */
export function CustomersToCall({ customers }: { customers: Dashboard['to_call'] }) {
  const dialog = useDialogState<true>()
  const callees = calleesOf(customers)
  const uncalled = countUncalled(callees)
  const notice = useRestoreFocus<HTMLDivElement>(uncalled, dialog.isOpen)
  return (
    <>
      {uncalled > 0 && (
        <Spaced ref={notice}>
          <Alert tone="warning" icon={<Phone aria-hidden="true" />}>
            {phoneCallMessages.notTold(uncalled)}{' '}
            <Button variant="plain" size="small" onClick={() => dialog.open(true)}>
              {COPY.customersToCall}
            </Button>
          </Alert>
        </Spaced>
      )}
      <CallsDialog open={dialog.isOpen} onClose={dialog.close} customers={callees} />
    </>
  )
}
