import type { EmailTemplate } from '../../platform/mail/email-template'

export const passwordResetEmail: EmailTemplate<{ username: string; account_id: number }> = {
  kind: 'password-reset',
  action: 'Choose a new password',
  subject: (site) => `Password reset for your ${site.name} account`,
  body: (_site, _data, link) => [
    'We received a request to reset the password of this account. This link is valid for one hour and can be used once:',
    link,
    'If you did not request this, ignore this email: your password stays unchanged.',
  ],
}
