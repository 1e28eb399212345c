import { useSession } from '@luzzu/api-client'
import {
  useChangeCustomerMutation,
  useEndCustomerSessionsMutation,
  useEraseCustomerMutation,
} from '@luzzu/api-client/customers'
import type { Customer } from '@luzzu/domain/contracts'
import { useNavigate } from '@luzzu/routing'
import { Button, showSuccess } from '@luzzu/ui'
import { LogOut, ShieldCheck, ShieldOff, Trash2, UserCheck, UserX } from 'lucide-react'
import { PATHS } from '../../../booking/paths'
import { useHasMailServer } from '../../../booking/phone-calls/use-has-mail-server'
import { ConfirmationDialog } from '../../../platform/confirmation/ConfirmationDialog'
import { useConfirmedAction } from '../../../platform/confirmation/use-confirmed-action'
import { AccountButtons } from './Account.styles'
import {
  type AccountAction,
  accessActionFor,
  changeOf,
  noSessionsReason,
  roleActionFor,
} from './account-actions'
import { accountActionCopy, OWN_ACCOUNT } from './account-actions.copy'

/** Actions on a customer's account, with their confirmation. */
export function AccountActions({ customer }: { customer: Customer }) {
  const confirmation = useAccountAction(customer)
  const roleAction = roleActionFor(customer)
  const accessAction = accessActionFor(customer)
  const copy = confirmation.copy(confirmation.action ?? 'endSessions')

  return (
    <AccountButtons>
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
        data-danger
        icon={<Trash2 aria-hidden="true" />}
        disabledReason={confirmation.isOwn ? OWN_ACCOUNT : undefined}
        onClick={() => confirmation.ask('erase')}
      >
        {confirmation.copy('erase').label}
      </Button>
      <ConfirmationDialog confirmation={confirmation} copy={copy}>
        <p>{copy.consequence}</p>
      </ConfirmationDialog>
    </AccountButtons>
  )
}

/** Runs an account action after confirmation. */
function useAccountAction(customer: Customer) {
  const { user } = useSession()
  const [changeCustomer] = useChangeCustomerMutation()
  const [eraseCustomer] = useEraseCustomerMutation()
  const navigate = useNavigate()
  const [endSessions] = useEndCustomerSessionsMutation()
  const id = customer.id_user_pk
  const isOwn = user?.id_user_pk === id
  const hasMailServer = useHasMailServer()
  const copy = (action: AccountAction) =>
    accountActionCopy(action, customer.username, { isOwn, hasMailServer })

  const confirmation = useConfirmedAction<AccountAction, unknown>({
    send: (action) => {
      const change = changeOf(action)
      if (change) return changeCustomer({ id, change })
      return action === 'erase' ? eraseCustomer(id) : endSessions(id)
    },
    onDone: (_result, action) => {
      showSuccess(copy(action).done)
      if (action === 'erase') navigate(PATHS.customers, { replace: true })
    },
    failed: (action, reason) => `${copy(action).failed} ${reason}`,
  })
  return { ...confirmation, copy, isOwn }
}
