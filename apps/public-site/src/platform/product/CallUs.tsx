import { useSite } from '@luzzu/api-client/site'
import { telHref } from '@luzzu/domain'

/** The phone, where the page itself does not help; nothing until the server has told it. */
export function CallUs() {
  const { contact, installation } = useSite()
  if (installation === '') return null
  return (
    <p>
      Call us: <a href={telHref(contact.phone)}>{contact.phone}</a>
    </p>
  )
}
