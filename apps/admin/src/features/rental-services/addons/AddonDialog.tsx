import { useCreateAddonMutation, useUpdateAddonMutation } from '@luzzu/api-client/addons'
import { useSite } from '@luzzu/api-client/site'
import type { AddonFields } from '@luzzu/domain'
import type { Addon, Product } from '@luzzu/domain/contracts'
import { MoneyField, Select, Switch, TextField } from '@luzzu/ui'
import { RecordDialog } from '../../../platform/records/form/RecordDialog'
import { useRecordForm } from '../../../platform/records/form/use-record-form'
import type { RecordDialogInHand } from '../../../platform/records/RecordScreen'
import { currencySign } from '../currency-sign'
import { nameProduct } from '../naming'
import { ADDON_WORDS, ADDON_LABELS as LABELS } from '../rental-words'
import { checkTypedAddon, includedAs, isIncluded, typedAddon } from './addon-form'

type AddonDialogProps = RecordDialogInHand<Addon> & { products: readonly Product[] }

export function AddonDialog({ products, open, ...inHand }: AddonDialogProps) {
  const addon = inHand.version?.record
  const { currency } = useSite()
  const [create] = useCreateAddonMutation()
  const [update] = useUpdateAddonMutation()
  const form = useRecordForm({
    ...inHand,
    words: ADDON_WORDS,
    typed: (record: Addon | undefined) => typedAddon(record, products),
    check: checkTypedAddon,
    save: ({ id_product_fk, ...change }: AddonFields, ifMatch) =>
      (addon ? update({ id: addon.id, change, ifMatch }) : create({ id_product_fk, ...change })).unwrap(),
  })
  const included = isIncluded(form.values)

  return (
    <RecordDialog open={open} onClose={inHand.onClose} form={form} labels={LABELS}>
      <Select
        label={LABELS.id_product_fk}
        disabled={addon !== undefined}
        hint={addon && 'An addon stays with the product it was made for.'}
        {...form.field('id_product_fk')}
      >
        {addon ? (
          <option value={addon.product_id}>{nameProduct(addon.product_id, products)}</option>
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
        checked={included}
        onChange={(checked) => form.change('included', includedAs(checked))}
      />
      <MoneyField
        label={LABELS.extra_price}
        optional
        currencySign={currencySign(currency)}
        disabled={included}
        hint={included ? 'Disabled because the addon is included in the base price.' : 'Empty shows as N/A.'}
        {...form.field('extra_price')}
        {...(included && { value: '' })}
      />
    </RecordDialog>
  )
}
