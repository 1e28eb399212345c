import type { Faq } from '@luzzu/domain/contracts'
import { CONTACT, OPENING_TIMES } from '../../business'

/** The business itself, for search engines. */
export function businessData(name: string, url: string): object {
  return {
    '@type': 'LocalBusiness',
    name,
    url,
    telephone: CONTACT.phone,
    email: CONTACT.mail,
    address: { '@type': 'PostalAddress', ...CONTACT.postal },
    openingHoursSpecification: OPENING_TIMES.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
  }
}

/** The questions with their answers, for search engines. */
export function faqData(faqs: readonly Faq[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
