import { SCREENS_COPY } from '../../platform/screens.copy'

export const PASSWORD_RESET_COPY = {
  askTitle: SCREENS_COPY.passwordReset.title,
  askLead: 'Enter your email and we’ll send you a link to choose a new password.',
  email: 'Email',
  ask: 'Send reset link',
  sentTitle: 'Check your email',
  sent: 'If there is an account for this email, we’ve sent it a link. It works once and expires in an hour.',
  noMail: 'We can’t send emails yet, so a link would not reach you. Call us, and we’ll help you:',
  kept: 'We have your request. If there is an account for this email, call us, and we’ll tell you the link to choose a new password:',
  back: 'Back to login',
  chooseTitle: SCREENS_COPY.newPassword.title,
  chooseLead:
    'For the account with the email address that this link was sent to. Saving logs you out on all devices. Then log in with the new password.',
  checking: 'Checking the link…',
  password: 'New password',
  passwordHint: 'At least 8 characters',
  choose: 'Save password',
  saved: 'Your password has been changed. Please log in.',
  notSent: 'No email was sent.',
  notSaved: 'Your new password was not saved.',
  again: 'Request a new link',
  invalid: 'This link no longer works',
  invalidLead: 'It may be old, already used or incomplete. Request a new one by email.',
} as const
