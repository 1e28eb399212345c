import { isAdmin } from '@luzzu/domain'
import type { Customer } from '@luzzu/domain/contracts'
import { Badge } from '@luzzu/ui'
import { ShieldCheck, UserX } from 'lucide-react'
import { CUSTOMER_COPY as COPY } from './customers.copy'

type RoleBadgeProps = { customer: Pick<Customer, 'permission_level' | 'disabled'> }

/** Marks staff and disabled accounts. Nearly all are customers, so that these have none. */
export function RoleBadge({ customer }: RoleBadgeProps) {
  if (customer.disabled)
    return (
      <Badge tone="cancelled" icon={<UserX aria-hidden="true" />}>
        {COPY.disabled}
      </Badge>
    )
  if (!isAdmin(customer)) return null
  return (
    <Badge tone="pending" icon={<ShieldCheck aria-hidden="true" />}>
      {COPY.admin}
    </Badge>
  )
}
