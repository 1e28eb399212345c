import { createPasswordLink } from './auth/password-links'
import { EMAILS } from './emails'
import type { EmailTemplates } from './platform/mail/email-template'

/** Every email template of the product, with what creates its link. */
export const EMAIL_TEMPLATES: EmailTemplates = {
  byKind: new Map(EMAILS.map((template) => [template.kind, template])),
  createLink: createPasswordLink,
}
