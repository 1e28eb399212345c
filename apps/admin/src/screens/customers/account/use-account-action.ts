import { useSession } from '@luzzu/api-client'
import {
  useChangeCustomerMutation,
  useEndCustomerSessionsMutation,
  useEraseCustomerMutation,
} from '@luzzu/api-client/customers'
import type { Customer } from '@luzzu/domain/contracts'
import { useNavigate } from '@luzzu/routing'
import { showSuccess } from '@luzzu/ui'
import { PATHS } from '../../../booking/paths'
import { useConfirmedAction } from '../../../platform/confirmation/use-confirmed-action'
import { type AccountAction, changeOf } from './account-actions'
import { accountActionCopy } from './account-actions.copy'

/** Runs an account action after confirmation. */
export function useAccountAction(customer: Customer) {
  const { user } = useSession()
  const [changeCustomer] = useChangeCustomerMutation()
  const [eraseCustomer] = useEraseCustomerMutation()
  const navigate = useNavigate()
  const [endSessions] = useEndCustomerSessionsMutation()
  const id = customer.id_user_pk
  const isOwn = user?.id_user_pk === id
  const copy = (action: AccountAction) => accountActionCopy(action, customer.username, isOwn)

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
