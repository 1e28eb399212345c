import { useSite } from '@luzzu/api-client/site'
import type { Charge } from '@luzzu/domain'
import type { Activity } from '@luzzu/domain/contracts'
import { MoneyField, NumberField, Select, TextArea, TextField } from '@luzzu/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { currencySign } from '../../../platform/form-fields/currency-sign'
import { CHARGE_UNITS } from '../pricing/pricing.copy'
import { activityLabel } from '../record-labels'
import { Fields } from './ProductFields.styles'
import type { ProductFieldValues } from './product-form'

type ProductFieldsProps = {
  field: (name: keyof ProductFieldValues) => UseFormRegisterReturn & { error: string | undefined }
  activities: readonly Activity[]
  /** The current activity of the product, which may be deleted. */
  activityId: number | undefined
  /** The price unit of its pricing. */
  charge: Charge | undefined
}

/** The form fields of a product except its picture. */
export function ProductFields({ field, activities, activityId, charge = 'as_listed' }: ProductFieldsProps) {
  const { currency } = useSite()
  const isUnknown = activityId !== undefined && !activities.some(({ id }) => id === activityId)

  return (
    <Fields>
      <div data-wide>
        <Select label="Activity Type" {...field('id_activity_fk')}>
          {isUnknown && <option value={activityId}>{activityLabel(activityId)}</option>}
          {activities.map(({ id }) => (
            <option key={id} value={id}>
              {activityLabel(id, activities)}
            </option>
          ))}
        </Select>
      </div>
      <div data-wide>
        <TextField label="Name" data-autofocus {...field('name')} />
      </div>
      <div data-wide>
        <TextArea label="Description" {...field('description')} />
      </div>
      <NumberField label="Max Persons" min={1} step={1} {...field('max_persons')} />
      <MoneyField
        label="Price"
        note={CHARGE_UNITS[charge]}
        currencySign={currencySign(currency)}
        {...field('price')}
      />
      <NumberField
        label={
          <>
            Max Weight <small>(kg, optional)</small>
          </>
        }
        min={0}
        step="any"
        {...field('max_weight_kg')}
      />
      <NumberField
        label={
          <>
            Boat Height <small>(m, optional)</small>
          </>
        }
        min={0}
        step={0.1}
        {...field('boat_height_m')}
      />
      <div data-wide>
        <NumberField
          label="Units available"
          hint="How many can be rented at the same time"
          min={1}
          max={1000}
          step={1}
          {...field('units')}
        />
      </div>
    </Fields>
  )
}
