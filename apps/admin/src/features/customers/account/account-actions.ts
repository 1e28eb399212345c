import { isAdmin, PERMISSION } from '@luzzu/domain'
import type { Customer, RoleChange } from '@luzzu/domain/contracts'

/** Actions of staff on an account. */
export type AccountAction = 'promote' | 'demote' | 'endSessions'

/** The one of promote and demote that applies. */
export function roleActionFor(customer: Pick<Customer, 'permission_level'>): AccountAction {
  return isAdmin(customer) ? 'demote' : 'promote'
}

export const ROLE_AFTER = {
  promote: { permission_level: PERMISSION.admin },
  demote: { permission_level: PERMISSION.default },
} as const satisfies Record<string, RoleChange>

/** Why sessions cannot be ended; `undefined` when they can. */
export function noSessionsReason({ sessions, username }: Pick<Customer, 'sessions' | 'username'>) {
  return sessions === 0 ? `${username} is not logged in anywhere.` : undefined
}
