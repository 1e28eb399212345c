import { isAdmin } from '@luzzu/domain'
import type { Customer } from '@luzzu/domain/contracts'
import { Badge } from '@luzzu/ui'
import { ShieldCheck } from 'lucide-react'
import { CUSTOMER_COPY as COPY } from './customers.copy'

export function RoleBadge({ customer }: { customer: Pick<Customer, 'permission_level'> }) {
  return isAdmin(customer) ? (
    <Badge tone="pending" icon={<ShieldCheck aria-hidden="true" />}>
      {COPY.admin}
    </Badge>
  ) : (
    <Badge tone="neutral">{COPY.customer}</Badge>
  )
}
