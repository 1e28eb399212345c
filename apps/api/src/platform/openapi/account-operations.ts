import { describe, type OperationDescription } from './describe-operation'
import * as examples from './examples'

/** Registration, login, passwords and what users do with their own account. */
export const ACCOUNT_OPERATIONS: Record<string, OperationDescription> = {
  'POST /login': describe('logIn', 'Accounts', 'Log in', {
    errors: ['invalid-credentials'],
    bodyExample: { mail: 'maria@example.com', password: 'lantern on the quay' },
    example: examples.SESSION,
  }),
  'POST /logout': describe('logOut', 'Accounts', 'Log out; succeeds whatever is sent', {
    bodyExample: { session_token: 'Zk3vV0m1' },
  }),
  'POST /register': describe('register', 'Accounts', 'Create an account', {
    errors: ['duplicate'],
    headers: ['Location'],
    bodyExample: {
      username: 'Maria Vella',
      mail: 'maria@example.com',
      password: 'lantern on the quay',
      phone: '+35679000000',
    },
    example: {
      message: 'Your account was created. You can log in now.',
      id_user_pk: 7,
      username: 'Maria Vella',
    },
  }),
  'GET /user/{id}': describe('getUser', 'Accounts', 'Get one user', { example: examples.USER }),
  'PUT /user/{id}': describe('updateUser', 'Accounts', 'Change your name and phone number', {
    bodyExample: { username: 'Maria Vella', phone: '+35679000000' },
    example: examples.USER,
  }),
  'PUT /user/{id}/password': describe(
    'changePassword',
    'Accounts',
    'Change your password, which ends all your other sessions',
    {
      bodyExample: { current_password: 'lantern on the quay', password: 'salt and sun' },
      example: examples.USER,
    },
  ),
  'GET /user/{id}/export': describe('exportAccount', 'Accounts', 'Download all personal data of an account', {
    headers: ['Content-Disposition'],
    example: examples.ACCOUNT_EXPORT,
  }),
  'DELETE /user/{id}': describe(
    'eraseAccount',
    'Accounts',
    'Erase an account: its bookings stay without a name',
    { errors: ['in-use', 'invalid-state'], bodyExample: { password: 'lantern on the quay' } },
  ),
  'GET /user/{id}/sessions': describe('listSessions', 'Accounts', 'List your open sessions', {
    example: [examples.ACCOUNT_SESSION],
  }),
  'DELETE /user/{id}/sessions': describe('endOtherSessions', 'Accounts', 'End all your other sessions'),
  'DELETE /user/{id}/sessions/{session}': describe('endSession', 'Accounts', 'End one of your sessions'),
  'POST /password-resets': describe(
    'requestPasswordReset',
    'Accounts',
    'Email a link to set a new password',
    {
      bodyExample: { mail: 'maria@example.com' },
    },
  ),
  'PUT /password-resets/{token}': describe(
    'resetPassword',
    'Accounts',
    'Set a new password by an emailed link',
    {
      bodyExample: { password: 'lantern on the quay' },
    },
  ),
}
