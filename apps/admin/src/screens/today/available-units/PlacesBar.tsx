import type { Product } from '@luzzu/domain/contracts'
import { Select } from '@luzzu/ui'
import { ListBar } from '../../../platform/lists/ListPanel.styles'
import { Boxes, Legend } from './AvailableUnits.styles'
import { AVAILABLE_UNITS_COPY as COPY } from './available-units.copy'
import type { UnitState } from './slot-units'

type PlacesBarProps = {
  products: readonly Pick<Product, 'id' | 'name'>[]
  productId: number | undefined
  onProduct: (productId: number | undefined) => void
  hasHolds: boolean
  hasClosures: boolean
}

/** Which product is shown, and what the boxes mean. */
export function PlacesBar({ products, productId, onProduct, hasHolds, hasClosures }: PlacesBarProps) {
  const states: UnitState[] = [
    'confirmed',
    'waiting',
    ...(hasHolds ? (['held'] as const) : []),
    ...(hasClosures ? (['closed'] as const) : []),
    'free',
  ]
  return (
    <ListBar>
      <Select
        label={COPY.product}
        hideLabel
        value={productId ?? ''}
        onChange={({ target }) => onProduct(Number(target.value) || undefined)}
      >
        <option value="">{COPY.allProducts}</option>
        {products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
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
    </ListBar>
  )
}
