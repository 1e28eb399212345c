import { mailHref, telHref } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { LinkButton, Row } from '@luzzu/ui'
import { Mail, Phone } from 'lucide-react'
import { PhoneNumber } from '../../phone-calls/PhoneNumber'

/** How to reach who has ordered; nothing where that is not known. */
export function OrderContact({ customer }: Pick<Order, 'customer'>) {
  if (!customer?.phone && !customer?.mail) return null
  const { phone, mail } = customer
  return (
    <Row>
      {phone && (
        <LinkButton size="small" variant="plain" href={telHref(phone)} icon={<Phone aria-hidden="true" />}>
          <PhoneNumber phone={phone} />
        </LinkButton>
      )}
      {mail && (
        <LinkButton size="small" variant="plain" href={mailHref(mail)} icon={<Mail aria-hidden="true" />}>
          {mail}
        </LinkButton>
      )}
    </Row>
  )
}
