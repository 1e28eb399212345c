import Type, { type Static } from 'typebox'
import { InstantSchema } from './calendar/instant.contract'

/** Entities with an audit log. */
export const HISTORY_ENTITIES = [
  'booking',
  'product',
  'activity',
  'addon',
  'faq',
  'user',
  'settings',
  'time_slot',
  'closure',
] as const
export type HistoryEntity = (typeof HISTORY_ENTITIES)[number]

/** Every audited action, as stored. */
export const HISTORY_ACTIONS = [
  'created',
  'updated',
  'deleted',
  'confirmed',
  'declined',
  'cancelled',
  'moved',
  'undone',
  'role-changed',
  'sessions-ended',
  'expired',
  'logged-in',
  'login-failed',
  'password-reset-requested',
  'password-reset-failed',
  'password-changed',
  'disabled',
  'enabled',
  'erased',
  'backed-up',
  'restored',
  'copied',
  'mail-resent',
  'called-off',
  'rotated',
  'revoked',
] as const
export type HistoryAction = (typeof HISTORY_ACTIONS)[number]

const ValueSchema = Type.Union([Type.String(), Type.Number(), Type.Null()])

export const HistoryEntrySchema = Type.Object({
  id: Type.Integer({ description: '0 for the first entry, which is taken from the record itself' }),
  happened_at: InstantSchema,
  actor: Type.Union([Type.String(), Type.Null()], { description: 'A username; null for the system' }),
  actor_id: Type.Union([Type.Integer(), Type.Null()], { description: 'The id of that user' }),
  action: Type.Enum([...HISTORY_ACTIONS]),
  confirmed: Type.Optional(
    Type.Boolean({ description: 'Of the creation of a booking: whether it was confirmed at once' }),
  ),
  changes: Type.Array(
    Type.Object({
      field: Type.String({ description: 'As it is named where the record is read' }),
      before: ValueSchema,
      after: ValueSchema,
    }),
  ),
})
export type HistoryEntry = Static<typeof HistoryEntrySchema>
