import Type from 'typebox'
import { validateAccountDeletion } from '../accounts/account-changes'
import {
  AccountDeletionSchema,
  PasswordChangeSchema,
  ProfileSchema,
  SessionSchema,
  UserSchema,
} from '../accounts/accounts.contract'
import { validatePasswordChange } from '../accounts/password'
import { USER_EXAMPLE } from '../accounts/user-example'
import { BOOKING_EXAMPLE } from '../bookings/booking-example'
import { defineOperations } from '../operation'
import { AccountExportSchema } from './account-export.contract'

const SESSION = {
  started_at: '2026-06-18T07:40:00.000Z',
  last_seen_at: '2026-06-18T07:42:00.000Z',
  device: 'Firefox on Windows',
}

/** What users do with their own account, and staff with another's. */
export const ownAccountOperations = defineOperations('Accounts', {
  'GET /user/:id': {
    id: 'getUser',
    summary: 'Get one user',
    access: 'owner',
    answer: { 200: UserSchema },
    example: USER_EXAMPLE,
  },
  'PUT /user/:id': {
    id: 'updateUser',
    summary: 'Change your name and phone number',
    access: 'self',
    body: ProfileSchema,
    answer: { 200: UserSchema },
    bodyExample: { username: 'Maria Vella', phone: '+35679000000' },
    example: USER_EXAMPLE,
  },
  'DELETE /user/:id': {
    id: 'eraseAccount',
    summary: 'Erase an account: its bookings stay without a name',
    access: 'owner',
    body: AccountDeletionSchema,
    validate: validateAccountDeletion,
    answer: { 204: Type.Null() },
    errors: ['in-use', 'invalid-state'],
    bodyExample: { password: 'lantern on the quay' },
  },
  'PUT /user/:id/password': {
    id: 'changePassword',
    summary: 'Change your password, which ends all your other sessions',
    access: 'self',
    body: PasswordChangeSchema,
    validate: validatePasswordChange,
    answer: { 200: UserSchema },
    bodyExample: { current_password: 'lantern on the quay', password: 'salt and sun' },
    example: USER_EXAMPLE,
  },
  'GET /user/:id/export': {
    id: 'exportAccount',
    summary: 'Download all personal data of an account',
    access: 'owner',
    answer: { 200: AccountExportSchema },
    headers: ['Content-Disposition'],
    example: {
      exported_at: '2026-06-18T07:42:00.000Z',
      account: { ...USER_EXAMPLE, created_at: '2026-05-02T09:00:00.000Z', disabled: false },
      sessions: [{ ...SESSION, ended_at: null }],
      login_networks: [{ network: '203.0.113.0/24', last_login_at: '2026-06-18T07:40:00.000Z' }],
      calendars: [{ name: 'My bookings', created_at: '2026-05-02T09:00:00.000Z', last_read_at: null }],
      bookings: [BOOKING_EXAMPLE],
      emails: [
        {
          subject: 'Welcome to Luzzu',
          created_at: '2026-05-02T09:00:00.000Z',
          sent_at: '2026-05-02T09:00:02.000Z',
        },
      ],
      history: [{ happened_at: '2026-06-18T07:40:00.000Z', action: 'logged-in', by: 'you' }],
    },
  },
  'GET /user/:id/sessions': {
    id: 'listSessions',
    summary: 'List your open sessions',
    access: 'self',
    answer: { 200: Type.Array(SessionSchema) },
    example: [{ id: 'Zk3vV0m1', ...SESSION, current: true }],
  },
  'DELETE /user/:id/sessions': {
    id: 'endOtherSessions',
    summary: 'End all your other sessions',
    access: 'self',
    answer: { 204: Type.Null() },
  },
  'DELETE /user/:id/sessions/:session': {
    id: 'endSession',
    summary: 'End one of your sessions',
    access: 'self',
    params: Type.Object({
      id: Type.Integer({ minimum: 1, description: 'Id of the user' }),
      session: Type.String({ description: 'Id of the session' }),
    }),
    answer: { 204: Type.Null() },
  },
})
