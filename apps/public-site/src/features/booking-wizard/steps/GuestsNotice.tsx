import { useListProductsQuery } from '@luzzu/api-client/products'
import type { Product } from '@luzzu/domain/contracts'
import { useCraftName } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import { Alert } from '@luzzu/ui'
import { Users } from 'lucide-react'
import { findMorePath } from '../../../platform/orders/find-more'
import type { Wizard } from '../wizard'
import { tooManyGuests, WIZARD_COPY } from '../wizard.copy'

/** That a link names more guests than fit, and the way to products that take more. */
export function GuestsNotice({ product, wizard }: { product: Product; wizard: Wizard }) {
  const craft = useCraftName(product)
  const products = useListProductsQuery().data
  const { requestedGuests, guests, date } = wizard
  if (!requestedGuests) return null
  const hasLargeEnough = products?.some(({ max_persons }) => max_persons >= Number(requestedGuests))
  return (
    <Alert tone="warning" data-part="alert" icon={<Users aria-hidden="true" />}>
      {tooManyGuests(requestedGuests, { craft, max: product.max_persons, guests })}{' '}
      {hasLargeEnough && (
        <Link to={findMorePath(date ? { booking_date: date, guests: Number(requestedGuests) } : undefined)}>
          {WIZARD_COPY.largerCraft}
        </Link>
      )}
    </Alert>
  )
}
