import { isAdmin } from '@luzzu/domain'
import type { Customer } from '@luzzu/domain/contracts'
import { Badge } from '@luzzu/ui'
import { ShieldCheck } from 'lucide-react'
import { CUSTOMER_WORDS as WORDS } from './customers-words'

export function RoleBadge({ customer }: { customer: Pick<Customer, 'permission_level'> }) {
  return isAdmin(customer) ? (
    <Badge tone="pending" icon={<ShieldCheck aria-hidden="true" />}>
      {WORDS.admin}
    </Badge>
  ) : (
    <Badge tone="neutral">{WORDS.customer}</Badge>
  )
}
