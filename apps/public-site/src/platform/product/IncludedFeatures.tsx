import type { Addon } from '@luzzu/domain/contracts'
import { Check } from 'lucide-react'
import { Included } from './product.styles'

/** The included features of a product, if any. */
export function IncludedFeatures({ addons }: { addons: readonly Addon[] }) {
  const included = addons.filter((addon) => addon.included === 1)
  if (included.length === 0) return null
  return (
    <>
      <h2>Included Features</h2>
      <Included>
        {included.map(({ id, addon_name }) => (
          <li key={id}>
            <Check aria-hidden="true" />
            {addon_name}
          </li>
        ))}
      </Included>
    </>
  )
}
