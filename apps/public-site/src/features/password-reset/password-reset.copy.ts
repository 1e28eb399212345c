import { PAGE_METADATA } from '@luzzu/domain'

export const PASSWORD_RESET_COPY = {
  askTitle: PAGE_METADATA.passwordReset.title,
  askLead: 'Enter the email of your account, and we send you a link to choose a new password.',
  email: 'Email',
  ask: 'Send the link',
  sentTitle: 'Check your email',
  sent: 'If there is an account for this email, a link is on its way. It works once, and for an hour.',
  back: 'Back to login',
  chooseTitle: 'Choose a new password',
  chooseLead: 'You will be signed out everywhere, and can log in with the new password.',
  password: 'New password',
  passwordHint: 'At least 8 characters',
  choose: 'Save the new password',
  saved: 'Your password has been changed. Please log in.',
  failed: 'This did not work. Please try again.',
  again: 'Ask for a new link',
} as const
