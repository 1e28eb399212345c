import { isAdmin, PERMISSION } from '@luzzu/domain'
import type { Customer, RoleChange } from '@luzzu/domain/contracts'

/** What staff can do with somebody's account. */
export type AccountAction = 'promote' | 'demote' | 'endSessions'

/** Only one of promoting and demoting can be meant. */
export function roleActionFor(customer: Pick<Customer, 'permission_level'>): AccountAction {
  return isAdmin(customer) ? 'demote' : 'promote'
}

export const ROLE_AFTER = {
  promote: { permission_level: PERMISSION.admin },
  demote: { permission_level: PERMISSION.default },
} as const satisfies Record<string, RoleChange>

/** Why the sessions cannot be ended; nothing where they can. */
export function noSessionsReason({ sessions, username }: Pick<Customer, 'sessions' | 'username'>) {
  return sessions === 0 ? `${username} is not logged in anywhere.` : undefined
}
