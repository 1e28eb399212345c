import Type from 'typebox'
import { defineOperations } from '../operation'
import { validateNewPassword, validateResetRequest } from './account-changes'
import {
  LoginResponseSchema,
  LoginSchema,
  LogoutSchema,
  NewPasswordSchema,
  PasswordResetRequestSchema,
  RegistrationResponseSchema,
  RegistrationSchema,
} from './accounts.contract'
import { validateLogin } from './login'

const ResetTokenSchema = Type.Object({
  token: Type.String({ description: 'The token of the emailed link' }),
})

/** Registration, login and forgotten passwords. */
export const accountOperations = defineOperations('Accounts', {
  'POST /login': {
    id: 'logIn',
    summary: 'Log in',
    access: 'visitor',
    body: LoginSchema,
    validate: validateLogin,
    answer: { 200: LoginResponseSchema },
    errors: ['invalid-credentials'],
    bodyExample: { mail: 'maria@example.com', password: 'lantern on the quay' },
    example: {
      message: 'Welcome back, Maria Vella!',
      token: 'eyJhbGciOiJIUzI1NiJ9.e30.signature',
      session_token: 'Zk3vV0m1',
      expires_at: '2026-07-18T07:42:00.000Z',
      user: { id_user_pk: 7, username: 'Maria Vella', permission_level: 0 },
    },
  },
  'POST /logout': {
    id: 'logOut',
    summary: 'Log out; succeeds whatever is sent',
    access: 'visitor',
    body: LogoutSchema,
    answer: { 204: Type.Null() },
    bodyExample: { session_token: 'Zk3vV0m1' },
  },
  'POST /register': {
    id: 'register',
    summary: 'Create an account',
    access: 'visitor',
    body: RegistrationSchema,
    answer: { 201: RegistrationResponseSchema },
    headers: ['Location'],
    errors: ['duplicate'],
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
  },
  'POST /password-resets': {
    id: 'requestPasswordReset',
    summary: 'Email a link to set a new password',
    access: 'visitor',
    body: PasswordResetRequestSchema,
    validate: validateResetRequest,
    answer: { 202: Type.Null() },
    bodyExample: { mail: 'maria@example.com' },
  },
  'GET /password-resets/:token': {
    id: 'checkPasswordReset',
    summary: 'Say whether an emailed link still sets a password: 204, or 404',
    access: 'visitor',
    params: ResetTokenSchema,
    answer: { 204: Type.Null() },
  },
  'PUT /password-resets/:token': {
    id: 'resetPassword',
    summary: 'Set a new password by an emailed link',
    access: 'visitor',
    params: ResetTokenSchema,
    body: NewPasswordSchema,
    validate: validateNewPassword,
    answer: { 204: Type.Null() },
    bodyExample: { password: 'lantern on the quay' },
  },
})
