import { contactLines, DEFAULT_SETTINGS, formatLines } from '@luzzu/domain'
import { HOUR } from '../platform/clock'
import type { EmailTemplate } from '../platform/mail/email-template'

const accountOf = ({ account_id }: { account_id: number }) => account_id

export const welcomeEmail: EmailTemplate<{ username: string }> = {
  kind: 'welcome',
  action: 'Choose your first trip',
  subject: (site) => `Welcome to ${site.name}`,
  body: (site) => [
    'Your account is ready. Log in and choose your first trip:',
    site.url,
    'Do you have a question? Call us or write to us.',
    formatLines(contactLines(site.settings ?? DEFAULT_SETTINGS)),
  ],
}

export const passwordResetEmail: EmailTemplate<{ username: string; account_id: number }> = {
  kind: 'password-reset',
  link: { life: HOUR, accountOf },
  action: 'Choose a new password',
  subject: (site) => `Password reset for your ${site.name} account`,
  body: (_site, _data, link) => [
    'We received a request to reset the password of this account. This link is valid for one hour and can be used once:',
    link,
    'If you did not request this, ignore this email: your password stays unchanged.',
  ],
}

const PROMOTED = 'All sessions of your account were ended and its password was removed.'

type Invitation = { username: string; account_id: number; is_admin?: boolean }

/** Asks the owner of an account without a password to set one. */
export const invitationEmail: EmailTemplate<Invitation> = {
  kind: 'invitation',
  link: { life: 72 * HOUR, accountOf },
  action: 'Choose a password',
  subject: (site) => `Set a password for your ${site.name} account`,
  body: (site, data, link) => [
    ...(data.is_admin ? [`You have been made an administrator of ${site.name}. ${PROMOTED}`] : []),
    `Please choose a password for your account at ${site.name}. This link is valid for three days and can be used once:`,
    link,
  ],
}

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
