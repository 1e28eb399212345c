import { isAdmin, PERMISSION } from '@luzzu/domain'
import type { Customer, CustomerChange } from '@luzzu/domain/contracts'

/** Actions of staff on an account. */
export type AccountAction = keyof typeof CHANGES | 'endSessions' | 'erase'

/** The one of promote and demote that applies. */
export function roleActionFor(customer: Pick<Customer, 'permission_level'>): AccountAction {
  return isAdmin(customer) ? 'demote' : 'promote'
}

/** The one of disable and enable that applies. */
export function accessActionFor({ disabled }: Pick<Customer, 'disabled'>): AccountAction {
  return disabled ? 'enable' : 'disable'
}

/** What is sent for an action that changes the account. */
const CHANGES = {
  promote: { permission_level: PERMISSION.admin },
  demote: { permission_level: PERMISSION.default },
  disable: { disabled: true },
  enable: { disabled: false },
} as const satisfies Record<string, CustomerChange>

export function changeOf(action: AccountAction): CustomerChange | undefined {
  return action in CHANGES ? CHANGES[action as keyof typeof CHANGES] : undefined
}

/** Why sessions cannot be ended; `undefined` when they can. */
export function noSessionsReason({ sessions, username }: Pick<Customer, 'sessions' | 'username'>) {
  return sessions === 0 ? `${username} is not logged in anywhere.` : undefined
}
