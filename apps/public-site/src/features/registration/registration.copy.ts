import { SCREENS_COPY } from '../../platform/screens.copy'

export const REGISTRATION_COPY = {
  title: SCREENS_COPY.register.title,
  lead: 'Book rentals, follow them and cancel them with one account.',
  username: 'Username',
  usernameHint: 'Your first and last name',
  email: 'Email',
  loginWithMail: 'Log in with this email',
  resetPassword: 'Reset your password',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  countryCode: 'Country code',
  countriesFailed: 'We couldn’t load the list of countries.',
  countriesRetry: 'Try again',
  phone: 'Phone number',
  submit: 'Create Account',
  haveAccount: 'Already have an account?',
  login: 'Login',
  failed: 'Failed to submit data',
  notCreated: 'Your account was not created.',
} as const
