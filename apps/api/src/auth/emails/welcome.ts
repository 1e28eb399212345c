import type { EmailTemplate } from '../../platform/mail/email-template'

export const welcomeEmail: EmailTemplate<{ username: string }> = {
  kind: 'welcome',
  subject: (site) => `Welcome to ${site.name}`,
  body: (site) => ['Your account is ready. Log in and choose your first trip:', site.url],
}
