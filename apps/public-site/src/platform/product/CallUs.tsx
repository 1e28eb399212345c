import { useSite } from '@luzzu/api-client/site'
import { telHref } from '@luzzu/domain'

/** The phone, where the page itself does not help. */
export function CallUs() {
  const { contact } = useSite()
  return (
    <p>
      Call us: <a href={telHref(contact.phone)}>{contact.phone}</a>
    </p>
  )
}
