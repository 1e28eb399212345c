import type { Customer } from '@luzzu/domain/contracts'
import { Button, Row } from '@luzzu/ui'
import { LogOut, ShieldCheck, ShieldOff, Trash2, UserCheck, UserX } from 'lucide-react'
import { ConfirmationDialog } from '../../../platform/confirmation/ConfirmationDialog'
import { accessActionFor, noSessionsReason, roleActionFor } from './account-actions'
import { OWN_ACCOUNT } from './account-actions.copy'
import { useAccountAction } from './use-account-action'

/** Actions on a customer's account, with their confirmation. */
export function AccountActions({ customer }: { customer: Customer }) {
  const confirmation = useAccountAction(customer)
  const roleAction = roleActionFor(customer)
  const accessAction = accessActionFor(customer)
  const copy = confirmation.copy(confirmation.action ?? 'endSessions')

  return (
    <Row gap={2}>
      <Button
        variant="plain"
        icon={<LogOut aria-hidden="true" />}
        disabledReason={noSessionsReason(customer)}
        onClick={() => confirmation.ask('endSessions')}
      >
        {confirmation.copy('endSessions').label}
      </Button>
      <Button
        variant="plain"
        icon={
          roleAction === 'promote' ? <ShieldCheck aria-hidden="true" /> : <ShieldOff aria-hidden="true" />
        }
        onClick={() => confirmation.ask(roleAction)}
      >
        {confirmation.copy(roleAction).label}
      </Button>
      <Button
        variant="plain"
        icon={accessAction === 'disable' ? <UserX aria-hidden="true" /> : <UserCheck aria-hidden="true" />}
        onClick={() => confirmation.ask(accessAction)}
      >
        {confirmation.copy(accessAction).label}
      </Button>
      <Button
        variant="plain"
        icon={<Trash2 aria-hidden="true" />}
        disabledReason={confirmation.isOwn ? OWN_ACCOUNT : undefined}
        onClick={() => confirmation.ask('erase')}
      >
        {confirmation.copy('erase').label}
      </Button>
      <ConfirmationDialog confirmation={confirmation} copy={copy}>
        <p>{copy.consequence}</p>
      </ConfirmationDialog>
    </Row>
  )
}
