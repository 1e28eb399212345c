import type { EmailTemplate } from '../../platform/mail/email-template'

/** `is_session_kept`: the owner has changed it from a session that stays. */
type PasswordChanged = { username: string; is_session_kept?: boolean }

export const passwordChangedEmail: EmailTemplate<PasswordChanged> = {
  kind: 'password-changed',
  action: 'Set a new password',
  subject: (site) => `The password of your ${site.name} account was changed`,
  body: (site, { is_session_kept }) => [
    `The password of your account was changed, and all its ${is_session_kept ? 'other ' : ''}sessions have ended.`,
    'If this was not you, set a new password immediately:',
    `${site.url}/reset-password`,
  ],
}
