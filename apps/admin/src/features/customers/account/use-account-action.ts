import { useSession } from '@luzzu/api-client'
import { useChangeRoleMutation, useEndCustomerSessionsMutation } from '@luzzu/api-client/customers'
import type { Customer } from '@luzzu/domain/contracts'
import { showError, showSuccess } from '@luzzu/ui'
import { useState } from 'react'
import { errorReason, isRetryable } from '../../../platform/loading/api-errors'
import { type AccountAction, ROLE_AFTER } from './account-actions'
import { accountActionCopy } from './account-actions.copy'

/** What is done with an account, asked about first; what failed says so, with another try where one may help. */
export function useAccountAction(customer: Customer) {
  const { user } = useSession()
  const [changeRole] = useChangeRoleMutation()
  const [endSessions] = useEndCustomerSessionsMutation()
  const [asked, setAsked] = useState<AccountAction>('endSessions')
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed')
  const id = customer.id_user_pk
  const isOwn = user?.id_user_pk === id

  const send = (action: AccountAction): Promise<unknown> =>
    action === 'endSessions' ? endSessions(id).unwrap() : changeRole({ id, ...ROLE_AFTER[action] }).unwrap()

  async function apply(action: AccountAction): Promise<void> {
    const copy = accountActionCopy(action, customer.username, isOwn)
    try {
      await send(action)
      showSuccess(copy.done)
    } catch (error) {
      const retry = isRetryable(error) ? { retry: () => void apply(action) } : {}
      showError(`${copy.failed} ${errorReason(error)}`, retry)
    }
  }

  return {
    action: asked,
    copy: (action: AccountAction) => accountActionCopy(action, customer.username, isOwn),
    isOpen: state !== 'closed',
    isBusy: state === 'busy',
    ask(action: AccountAction) {
      setAsked(action)
      setState('open')
    },
    cancel: () => setState((current) => (current === 'busy' ? current : 'closed')),
    async confirm() {
      setState('busy')
      await apply(asked)
      setState('closed')
    },
  }
}
