import { descriptionOf } from '@luzzu/domain'
import type { Caller } from '../caller'

/** The business. */
export function toSupplier({ site, capabilities }: Caller) {
  const { contact } = site.settings
  return {
    id: site.installation,
    name: site.name,
    endpoint: new URL('/octo', site.url).href,
    contact: {
      website: site.url,
      email: contact.mail || null,
      telephone: contact.phone || null,
      address: contact.address ? descriptionOf(contact.address) : null,
    },
    ...(capabilities.has('octo/content') && { shortDescription: null, media: [] }),
  }
}
