import type { Product } from '@luzzu/domain/contracts'
import type { DescriptionItem } from '@luzzu/ui'
import { Ruler, Users, Weight } from 'lucide-react'

/** The specifications of a product; weight and height only where they are set. */
export function productSpecs({ max_persons, max_weight_kg, boat_height_m }: Product): DescriptionItem[] {
  const persons: DescriptionItem = {
    term: 'Max Persons',
    detail: max_persons,
    icon: <Users aria-hidden="true" />,
  }
  const weight: DescriptionItem = {
    term: 'Max Weight',
    detail: `${max_weight_kg} kg`,
    icon: <Weight aria-hidden="true" />,
  }
  const height: DescriptionItem = {
    term: 'Height',
    detail: `${boat_height_m} m`,
    icon: <Ruler aria-hidden="true" />,
  }
  return [persons, ...(max_weight_kg ? [weight] : []), ...(boat_height_m ? [height] : [])]
}
