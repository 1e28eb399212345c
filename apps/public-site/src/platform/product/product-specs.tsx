import { PRODUCT_FIELDS, type TermName, termsOf } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import type { DescriptionItem } from '@luzzu/ui'
import { Ruler, Users, Weight } from 'lucide-react'
import type { ReactNode } from 'react'

const ICONS: Record<TermName<typeof PRODUCT_FIELDS>, ReactNode> = {
  max_persons: <Users aria-hidden="true" />,
  max_weight_kg: <Weight aria-hidden="true" />,
  boat_height_m: <Ruler aria-hidden="true" />,
}

/** The specifications of a product; weight and height only where they are set. */
export function productSpecs(product: Product): DescriptionItem[] {
  return termsOf(PRODUCT_FIELDS, product).map(({ name, ...spec }) => ({ ...spec, icon: ICONS[name] }))
}
