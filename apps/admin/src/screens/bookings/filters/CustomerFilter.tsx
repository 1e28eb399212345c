import { useGetCustomerQuery } from '@luzzu/api-client/customers'
import { Button } from '@luzzu/ui'
import { X } from 'lucide-react'
import { BOOKINGS_COPY as COPY } from '../bookings.copy'

type CustomerFilterProps = { customer: number; onRemove: () => void }

/** Says whose bookings are listed; a press lists those of all customers. */
export function CustomerFilter({ customer, onRemove }: CustomerFilterProps) {
  const { currentData } = useGetCustomerQuery(customer)
  const username = currentData?.username ?? COPY.oneCustomer.toLowerCase()
  return (
    <Button variant="soft" aria-label={COPY.allCustomers(username)} onClick={onRemove}>
      {COPY.onlyCustomer(username)}
      <X aria-hidden="true" />
    </Button>
  )
}
