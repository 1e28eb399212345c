import { HOUR } from '../../platform/clock'
import type { EmailTemplate } from '../../platform/mail/email-template'
import { createPasswordLink } from '../password-links'

export const passwordResetEmail: EmailTemplate<{ username: string; account_id: number }> = {
  kind: 'password-reset',
  subject: (site) => `Password reset for your ${site.name} account`,
  body: (_site, _data, link) => [
    'Somebody asked for a new password for this account. This link is good for one hour and one use:',
    link,
    'If it was not you, there is nothing to do: your password stays as it is.',
  ],
  createLink: (db, { account_id }, context) => createPasswordLink(db, account_id, { life: HOUR, ...context }),
}
