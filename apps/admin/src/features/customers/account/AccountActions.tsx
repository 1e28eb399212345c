import type { Customer } from '@luzzu/domain/contracts'
import { Button, ConfirmDialog, Row } from '@luzzu/ui'
import { LogOut, ShieldCheck, ShieldOff } from 'lucide-react'
import { noSessionsReason, roleActionFor } from './account-actions'
import { useAccountAction } from './use-account-action'

/** What can be done with somebody's account, and the one question before it. */
export function AccountActions({ customer }: { customer: Customer }) {
  const inHand = useAccountAction(customer)
  const roleAction = roleActionFor(customer)
  const words = inHand.words(inHand.action)

  return (
    <Row gap={2}>
      <Button
        variant="plain"
        icon={<LogOut aria-hidden="true" />}
        disabledReason={noSessionsReason(customer)}
        onClick={() => inHand.ask('endSessions')}
      >
        {inHand.words('endSessions').label}
      </Button>
      <Button
        variant="plain"
        icon={
          roleAction === 'promote' ? <ShieldCheck aria-hidden="true" /> : <ShieldOff aria-hidden="true" />
        }
        onClick={() => inHand.ask(roleAction)}
      >
        {inHand.words(roleAction).label}
      </Button>
      <ConfirmDialog
        open={inHand.isOpen}
        onClose={inHand.cancel}
        title={words.title}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        tone="danger"
        busy={inHand.isBusy}
        onConfirm={() => void inHand.confirm()}
      >
        <p>{words.consequence}</p>
      </ConfirmDialog>
    </Row>
  )
}
