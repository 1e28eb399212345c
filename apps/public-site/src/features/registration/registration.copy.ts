import { SCREENS_COPY } from '../../platform/screens.copy'

export const REGISTRATION_COPY = {
  title: SCREENS_COPY.register.title,
  lead: 'Book rentals, follow them and cancel them with one account.',
  username: 'Username',
  email: 'Email',
  loginWithMail: 'Log in with this email',
  resetPassword: 'Reset your password',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  countryCode: 'Country code',
  countriesFailed: 'We couldn’t load the list of countries.',
  countriesRetry: 'Try again',
  phone: 'Phone number',
  phoneHint:
    'As you write it, such as 7999\u00a01122 in Malta, or +33\u00a06\u00a012\u00a034\u00a056\u00a078.',
  submit: 'Create Account',
  haveAccount: 'Already have an account?',
  login: 'Login',
  failed: 'Failed to submit data',
  notCreated: 'Your account was not created.',
} as const
