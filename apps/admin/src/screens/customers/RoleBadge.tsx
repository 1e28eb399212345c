import { isAdmin } from '@luzzu/domain'
import type { Customer } from '@luzzu/domain/contracts'
import { Badge } from '@luzzu/ui'
import { ShieldCheck, UserX } from 'lucide-react'
import { CUSTOMER_COPY as COPY } from './customers.copy'

type RoleBadgeProps = { customer: Pick<Customer, 'permission_level' | 'disabled'> }

/** The role of an account, or that it is disabled. Nearly all are customers, so that these have no badge. */
export function RoleBadge({ customer }: RoleBadgeProps) {
  if (customer.disabled)
    return (
      <Badge tone="cancelled" icon={<UserX aria-hidden="true" />}>
        {COPY.disabled}
      </Badge>
    )
  return isAdmin(customer) ? (
    <Badge tone="pending" icon={<ShieldCheck aria-hidden="true" />}>
      {COPY.admin}
    </Badge>
  ) : (
    COPY.customer
  )
}
