import { useCreateAddonMutation, useUpdateAddonMutation } from '@luzzu/api-client/addons'
import { useSite } from '@luzzu/api-client/site'
import { useLazyFindAddonVersionQuery, type Version } from '@luzzu/api-client/versions'
import type { AddonFields } from '@luzzu/domain'
import type { Addon, Product } from '@luzzu/domain/contracts'
import { MoneyField, Select, Switch, showSuccess, TextField } from '@luzzu/ui'
import { RecordDialog } from '../../../records/form/RecordDialog'
import { useRecordForm } from '../../../records/form/use-record-form'
import { recordSentences } from '../../../records/record-words'
import { currencySign } from '../currency-sign'
import { nameProduct } from '../naming'
import { ADDON_LABELS, ADDON_WORDS as WORDS } from '../rental-words'
import { checkTypedAddon, includedAs, isIncluded, typedAddon } from './addon-form'

type AddonDialogProps = {
  /** Left out to make a new one. */
  version: Version<Addon> | undefined
  products: readonly Product[]
  open: boolean
  onClose: () => void
}

export function AddonDialog({ version, products, open, onClose }: AddonDialogProps) {
  const addon = version?.record
  const [findVersion] = useLazyFindAddonVersionQuery()
  const { currency } = useSite()
  const [create] = useCreateAddonMutation()
  const [update] = useUpdateAddonMutation()
  const form = useRecordForm({
    initial: typedAddon(addon, products),
    etag: version?.etag,
    findTheirs:
      addon &&
      (() =>
        findVersion(addon.id)
          .unwrap()
          .then(({ record, etag }) => ({ values: typedAddon(record, products), etag }))),
    check: checkTypedAddon,
    save: ({ id_product_fk, ...change }: AddonFields, ifMatch) =>
      (addon ? update({ id: addon.id, change, ifMatch }) : create({ id_product_fk, ...change })).unwrap(),
    onSaved: () => {
      showSuccess(recordSentences.saved(WORDS.one, !addon))
      onClose()
    },
  })
  const included = isIncluded(form.values)

  return (
    <RecordDialog
      open={open}
      onClose={onClose}
      title={addon ? WORDS.edit : WORDS.create}
      saveLabel={addon ? 'Save changes' : 'Create addon'}
      form={form}
      one={WORDS.one}
      labels={ADDON_LABELS}
    >
      <Select
        label="Product"
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
      <TextField label="Addon Name" data-autofocus {...form.field('addon_name')} />
      <Switch
        label="Included"
        description="Is this addon included in the base price?"
        checked={included}
        onChange={(checked) => form.change('included', includedAs(checked))}
      />
      <MoneyField
        label="Extra Price"
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
