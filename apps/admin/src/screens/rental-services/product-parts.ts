import { PATHS } from '../../booking/paths'

/** What is edited of a product, each part in a dialog of its own, in the order of their links. */
export const PRODUCT_PARTS = {
  edit: 'Rental service',
  pricing: 'Pricing',
  schedule: 'Schedule',
  details: 'Details',
  payment: 'Payment',
} as const

export type ProductPart = keyof typeof PRODUCT_PARTS

/** Where the dialog of that part opens. */
export const productPartPath = (part: ProductPart, id: number) => `${PATHS.rentalServices}?${part}=${id}`
