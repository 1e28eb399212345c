import { PAGE_METADATA } from '@luzzu/domain'

export const REGISTRATION_COPY = {
  title: PAGE_METADATA.register.title,
  lead: 'One account for booking, for following your bookings and for cancelling them.',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  countryCode: 'Country code',
  countriesFailed: 'The list of countries did not load.',
  countriesRetry: 'Load the countries again',
  phone: 'Phone number',
  submit: 'Create Account',
  haveAccount: 'Already have an account?',
  login: 'Login',
  failed: 'Failed to submit data',
} as const
