import { useCreateAddonMutation, useUpdateAddonMutation } from '@luzzu/api-client/addons'
import { useSite } from '@luzzu/api-client/site'
import type { AddonFields } from '@luzzu/domain'
import type { Addon, Product } from '@luzzu/domain/contracts'
import { MoneyField, Select, Switch, TextField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { currencySign } from '../../../platform/form-fields/currency-sign'
import { RecordDialog } from '../../../platform/records/form/RecordDialog'
import { useRecordForm } from '../../../platform/records/form/use-record-form'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { productLabel } from '../record-labels'
import { ADDON_COPY, ADDON_FIELD_LABELS as LABELS } from '../rental-services.copy'
import { includedAs, toAddonFormValues, validateAddonForm, YES } from './addon-form'

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
  const isIncluded = included.value === YES

  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={form}
      labels={LABELS}
      history={(id) => <ActivityLog entity="addon" id={id} />}
    >
      <Select
        label={LABELS.id_product_fk}
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
      <TextField label={LABELS.addon_name} data-autofocus {...form.field('addon_name')} />
      <Switch
        label={LABELS.included}
        description="Is this addon included in the base price?"
        checked={isIncluded}
        onChange={(checked) => included.onChange(includedAs(checked))}
      />
      <MoneyField
        key={included.value}
        label={LABELS.extra_price}
        optional
        currencySign={currencySign(currency)}
        hint={
          isIncluded
            ? 'Disabled because the addon is included in the base price.'
            : 'Leave empty to show N/A.'
        }
        {...(isIncluded ? { disabled: true } : form.field('extra_price'))}
      />
    </RecordDialog>
  )
}
