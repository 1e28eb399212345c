import { useCreateAddonMutation, useUpdateAddonMutation } from '@luzzu/api-client/addons'
import { useSite } from '@luzzu/api-client/site'
import { type AddonFields, ADDON_FIELDS as FIELDS, labelsOf } from '@luzzu/domain'
import type { Addon, Product } from '@luzzu/domain/contracts'
import { MoneyField, Select, Switch } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { currencySign } from '../../../platform/form-fields/currency-sign'
import { RecordDialog } from '../../../platform/records/RecordDialog'
import { RecordFields } from '../../../platform/records/RecordFields'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { isOn, switchValue } from '../../../platform/records/record-values'
import { useRecordForm } from '../../../platform/records/use-record-form'
import { productLabel } from '../record-labels'
import { ADDON_COPY } from '../rental-services.copy'
import { toAddonFormValues, validateAddonForm } from './addon-form'

type AddonDialogProps = RecordEditorProps<Addon> & { products: readonly Product[] }

export function AddonDialog({ products, open, ...editor }: AddonDialogProps) {
  const addon = editor.version?.record
  const { currency } = useSite()
  const [create] = useCreateAddonMutation()
  const [update] = useUpdateAddonMutation()
  const form = useRecordForm({
    ...editor,
    copy: ADDON_COPY,
    toFormValues: (record: Addon | undefined) => toAddonFormValues(record, products),
    check: validateAddonForm,
    save: ({ id_product_fk, ...change }: AddonFields, ifMatch) =>
      addon ? update({ id: addon.id, change, ifMatch }) : create({ id_product_fk, ...change }),
  })
  const { field: included } = useController(form.controlled('included'))
  const isIncluded = isOn(included.value)

  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={form}
      labels={labelsOf(FIELDS)}
      entity="addon"
      history={(id) => <ActivityLog entity="addon" id={id} />}
    >
      <RecordFields
        fields={FIELDS}
        form={form}
        special={{
          id_product_fk: (
            <Select
              label={FIELDS.id_product_fk.label}
              disabled={addon !== undefined}
              hint={addon && 'The product of an addon can’t be changed.'}
              {...form.field('id_product_fk')}
            >
              {addon ? (
                <option value={addon.product_id}>{productLabel(addon.product_id, products)}</option>
              ) : (
                products.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))
              )}
            </Select>
          ),
          included: (
            <Switch
              label={FIELDS.included.label}
              description={FIELDS.included.hint}
              checked={isIncluded}
              onChange={(checked) => included.onChange(switchValue(checked))}
            />
          ),
          ...(isIncluded && {
            extra_price: (
              <MoneyField
                label={FIELDS.extra_price.label}
                optional
                currencySign={currencySign(currency)}
                hint="Disabled because the addon is included in the base price."
                disabled
              />
            ),
          }),
        }}
      />
    </RecordDialog>
  )
}
