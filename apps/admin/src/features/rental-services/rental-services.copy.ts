import type { RecordCopy } from '../../platform/records/records.copy'

export const RENTAL_COPY = {
  title: 'Rental Services',
  tabs: { services: 'Rental Services', activityTypes: 'Activity Types', addons: 'Addons' },
} as const

export const PRODUCT_COPY: RecordCopy = {
  entity: 'product',
  title: 'Rental Services',
  singular: 'rental service',
  plural: 'rental services',
  search: 'Search rental services',
  add: 'Add New Rental Service',
  create: 'Create New Rental Service',
  edit: 'Edit Rental Service',
  none: 'No rental services found.',
}

export const ACTIVITY_COPY: RecordCopy = {
  entity: 'activity',
  title: 'Activity Types',
  singular: 'activity type',
  plural: 'activity types',
  search: 'Search activity types',
  add: 'Add New Activity Type',
  create: 'Create New Activity Type',
  edit: 'Edit Activity Type',
  none: 'No activity types found.',
}

export const ADDON_COPY: RecordCopy = {
  entity: 'addon',
  title: 'Addons',
  singular: 'addon',
  plural: 'addons',
  search: 'Search addons',
  add: 'Add New Addon',
  create: 'Create New Addon',
  edit: 'Edit Addon',
  none: 'No addons found.',
}

/** Labels of the fields in the conflict dialog. */
export const ACTIVITY_FIELD_LABELS = { name: 'Name', type: 'Type', description: 'Description' } as const

export const ADDON_FIELD_LABELS = {
  id_product_fk: 'Product',
  addon_name: 'Addon Name',
  included: 'Included',
  extra_price: 'Extra Price',
} as const

export const PRODUCT_FIELD_LABELS = {
  id_activity_fk: 'Activity Type',
  name: 'Name',
  description: 'Description',
  max_persons: 'Max Persons',
  price: 'Price',
  max_weight_kg: 'Max Weight',
  boat_height_m: 'Boat Height',
  units: 'Units available',
} as const
