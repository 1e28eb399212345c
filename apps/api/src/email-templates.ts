import { createPasswordLink } from './auth/password-links'
import { EMAILS } from './emails'
import { HOUR } from './platform/clock'
import type { EmailTemplate, EmailTemplates } from './platform/mail/email-template'

/** For how long the link of an email that has one is valid, by kind. */
const LINK_LIVES = new Map([
  ['password-reset', HOUR],
  ['invitation', 72 * HOUR],
])

const PROOF_LIFE_MS = 72 * HOUR

/** Every email template of the product. */
export const EMAIL_TEMPLATES: EmailTemplates = new Map(
  EMAILS.map((template) => [template.kind, withLink(template as EmailTemplate<never>)]),
)

function withLink(template: EmailTemplate<never>): EmailTemplate<never> {
  const life = LINK_LIVES.get(template.kind)
  if (life === undefined) return withProofLink(template)
  return {
    ...template,
    createLink: (db, { account_id }: { account_id: number }, context) =>
      createPasswordLink(db, account_id, { life, ...context }),
  }
}

const PROOF =
  'This booking is kept apart from the account with this email address until you confirm that the address is yours, by choosing a password. This link is valid for three days and can be used once.'

type Provable = { username: string; proof_account_id?: number }

/** Emails about a booking that is kept apart have a link to prove the address, whoever has registered it. */
function withProofLink(template: EmailTemplate<never>): EmailTemplate<never> {
  const { body } = template as unknown as EmailTemplate<Provable>
  const provable: EmailTemplate<Provable> = {
    ...(template as unknown as EmailTemplate<Provable>),
    body: (site, data, link) => [
      ...body(site, data, ''),
      ...(link ? [PROOF, `Confirm the address: ${link}`] : []),
    ],
    createLink: async (db, { proof_account_id: id }, context) => {
      if (id === undefined) return ''
      // An account that was deleted meanwhile needs no proof.
      return (await createPasswordLink(db, id, { life: PROOF_LIFE_MS, isProof: true, ...context })) ?? ''
    },
  }
  return provable as unknown as EmailTemplate<never>
}
