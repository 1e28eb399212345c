import type { Product } from '@luzzu/domain/contracts'
import { Select } from '@luzzu/ui'
import { Boxes, Filters, Legend } from './AvailableUnits.styles'
import { availableUnitsMessages, AVAILABLE_UNITS_COPY as COPY } from './available-units.copy'
import type { UnitState } from './slot-units'

type PlacesBarProps = {
  products: readonly Pick<Product, 'id' | 'name' | 'max_persons'>[]
  productId: number | undefined
  guests: number | undefined
  onFilter: (filter: { productId: number | undefined } | { guests: number | undefined }) => void
  hasHolds: boolean
  hasClosures: boolean
}

/** Which product is shown, for how many guests, and what the boxes mean. */
export function PlacesBar(props: PlacesBarProps) {
  const { products, productId, guests, onFilter, hasHolds, hasClosures } = props
  const most = Math.max(guests ?? 1, ...products.map(({ max_persons }) => max_persons))
  const states: UnitState[] = [
    'confirmed',
    'waiting',
    ...(hasHolds ? (['held'] as const) : []),
    ...(hasClosures ? (['closed'] as const) : []),
    'free',
  ]
  return (
    <Filters>
      <Select
        label={COPY.product}
        hideLabel
        value={productId ?? ''}
        onChange={({ target }) => onFilter({ productId: Number(target.value) || undefined })}
      >
        <option value="">{COPY.allProducts}</option>
        {products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={COPY.guests}
        hideLabel
        value={guests ?? ''}
        onChange={({ target }) => onFilter({ guests: Number(target.value) || undefined })}
      >
        <option value="">{COPY.anyGuests}</option>
        {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
          <option key={count} value={count}>
            {availableUnitsMessages.forGuests(count)}
          </option>
        ))}
      </Select>
      {/* The boxes are not read either: text beside them says the same. */}
      <Legend aria-hidden="true">
        {states.map((state) => (
          <li key={state}>
            <Boxes>
              <i data-state={state} />
            </Boxes>
            {COPY.legend[state]}
          </li>
        ))}
      </Legend>
    </Filters>
  )
}
