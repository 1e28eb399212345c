type PageMetadata = { title?: string; description: string }

/** What a search engine shows of a page, and the browser in its tab: the server says it first, the page after it. */
export const PAGE_METADATA = {
  home: {
    description:
      'Rent boats, kayaks and jet skis or join a cruise around Malta, Gozo and Comino. Book online, cancel free of charge up to 24 hours ahead.',
  },
  login: {
    title: 'Login',
    description: 'Log in to book a boat, a kayak or a jet ski in Malta, and to follow your bookings.',
  },
  register: {
    title: 'Create an account',
    description:
      'One account for booking boats in Malta, for following your bookings and for cancelling them.',
  },
  passwordReset: {
    title: 'Forgot password?',
    description: 'Ask for a link by email and choose a new password for your account.',
  },
  myBookings: { title: 'My Bookings', description: 'Follow your bookings, and cancel them if plans change.' },
  notFound: { title: 'Looking for something?', description: 'There is no page at this address.' },
  productNotFound: { title: 'Product Not Found', description: 'This product may no longer be offered.' },
} as const satisfies Record<string, PageMetadata>

/** The whole title of a page; the home page has no name but that of the site. */
export function pageTitle(siteName: string, title?: string): string {
  return title ? `${title}: ${siteName}` : `${siteName}: boats, jet skis and cruises in Malta`
}

const MAX_DESCRIPTION_LENGTH = 160

/** A text as far as a search engine shows it, cut between words. */
export function descriptionOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line
  return `${line.slice(0, MAX_DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}
