import { createPasswordLink } from './auth/password-links'
import { EMAILS } from './emails'
import { HOUR } from './platform/clock'
import type { EmailTemplate, EmailTemplates } from './platform/mail/email-template'

/** For how long the link of an email that has one is valid, by kind. */
const LINK_LIVES = new Map([
  ['password-reset', HOUR],
  ['invitation', 72 * HOUR],
])

/** Every email template of the product. */
export const EMAIL_TEMPLATES: EmailTemplates = new Map(
  EMAILS.map((template) => [template.kind, withLink(template as EmailTemplate<never>)]),
)

function withLink(template: EmailTemplate<never>): EmailTemplate<never> {
  const life = LINK_LIVES.get(template.kind)
  if (life === undefined) return template
  return {
    ...template,
    createLink: (db, { account_id }: { account_id: number }, context) =>
      createPasswordLink(db, account_id, { life, ...context }),
  }
}
