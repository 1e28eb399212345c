import type { EmailTemplate } from '../../platform/mail/email-template'

export const passwordChangedEmail: EmailTemplate<{ username: string }> = {
  kind: 'password-changed',
  subject: (site) => `The password of your ${site.name} account was changed`,
  body: (site) => [
    'The password of your account was changed, and all its sessions have ended.',
    'If this was not you, set a new password immediately:',
    `${site.url}/reset-password`,
  ],
}
