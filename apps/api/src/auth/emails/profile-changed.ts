import type { EmailTemplate } from '../../platform/mail/email-template'

/** Tells the owner of an account, who may not be whoever has changed it. */
export const profileChangedEmail: EmailTemplate<{ username: string }> = {
  kind: 'profile-changed',
  action: 'Set a new password',
  subject: (site) => `The name or phone number of your ${site.name} account was changed`,
  body: (site) => [
    'The name or phone number of your account was changed.',
    'If this was not you, set a new password immediately:',
    `${site.url}/reset-password`,
  ],
}
