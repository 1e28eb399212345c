import type { EmailTemplate } from '../../platform/mail/email-template'

const PROMOTED = 'All sessions of your account were ended and its password was removed.'

type Invitation = { username: string; account_id: number; is_admin?: boolean }

/** Asks the owner of an account without a password to set one. */
export const invitationEmail: EmailTemplate<Invitation> = {
  kind: 'invitation',
  action: 'Choose a password',
  subject: (site) => `Set a password for your ${site.name} account`,
  body: (site, data, link) => [
    ...(data.is_admin ? [`You have been made an administrator of ${site.name}. ${PROMOTED}`] : []),
    `Please choose a password for your account at ${site.name}. This link is valid for three days and can be used once:`,
    link,
  ],
}
