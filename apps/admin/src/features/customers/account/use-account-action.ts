import { useSession } from '@luzzu/api-client'
import { useChangeRoleMutation, useEndCustomerSessionsMutation } from '@luzzu/api-client/customers'
import type { Customer } from '@luzzu/domain/contracts'
import { showSuccess } from '@luzzu/ui'
import { useConfirmedAction } from '../../../platform/confirmation/use-confirmed-action'
import { type AccountAction, ROLE_AFTER } from './account-actions'
import { accountActionCopy } from './account-actions.copy'

/** Runs an account action after confirmation. */
export function useAccountAction(customer: Customer) {
  const { user } = useSession()
  const [changeRole] = useChangeRoleMutation()
  const [endSessions] = useEndCustomerSessionsMutation()
  const id = customer.id_user_pk
  const copy = (action: AccountAction) =>
    accountActionCopy(action, customer.username, user?.id_user_pk === id)

  const confirmation = useConfirmedAction<AccountAction, unknown>({
    send: (action) =>
      action === 'endSessions'
        ? endSessions(id).unwrap()
        : changeRole({ id, ...ROLE_AFTER[action] }).unwrap(),
    onDone: (_result, action) => showSuccess(copy(action).done),
    failed: (action, reason) => `${copy(action).failed} ${reason}`,
  })
  return { ...confirmation, copy }
}
