import type { Charge } from '@luzzu/domain'
import { PRODUCT_FIELDS } from '@luzzu/domain'
import type { Activity } from '@luzzu/domain/contracts'
import { Select } from '@luzzu/ui'
import { type FieldBinding, FieldControl } from '../../../platform/records/FieldControl'
import { RecordFields } from '../../../platform/records/RecordFields'
import { Fields } from '../fields.styles'
import { CHARGE_UNITS } from '../pricing/pricing.copy'
import { activityLabel } from '../record-labels'

type ProductFieldsProps = {
  form: { field: (name: keyof typeof PRODUCT_FIELDS) => FieldBinding }
  activities: readonly Activity[]
  /** The current activity of the product, which may be deleted. */
  activityId: number | undefined
  /** The price unit of its pricing. */
  charge: Charge | undefined
}

const WIDE = ['id_activity_fk', 'name', 'description', 'units'] as const

/** The form fields of a product except its picture. */
export function ProductFields({ form, activities, activityId, charge = 'as_listed' }: ProductFieldsProps) {
  const isUnknown = activityId !== undefined && !activities.some(({ id }) => id === activityId)

  return (
    <Fields>
      <RecordFields
        fields={PRODUCT_FIELDS}
        form={form}
        wide={WIDE}
        special={{
          id_activity_fk: (
            <Select label={PRODUCT_FIELDS.id_activity_fk.label} {...form.field('id_activity_fk')}>
              {isUnknown && <option value={activityId}>{activityLabel(activityId)}</option>}
              {activities.map(({ id }) => (
                <option key={id} value={id}>
                  {activityLabel(id, activities)}
                </option>
              ))}
            </Select>
          ),
          price: (
            <FieldControl field={PRODUCT_FIELDS.price} note={CHARGE_UNITS[charge]} {...form.field('price')} />
          ),
        }}
      />
    </Fields>
  )
}
