import { useCreateProductMutation, useUpdateProductMutation } from '@luzzu/api-client/products'
import { type Charge, labelsOf, PRODUCT_FIELDS } from '@luzzu/domain'
import type { Activity, Product } from '@luzzu/domain/contracts'
import { Select } from '@luzzu/ui'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { type FieldBinding, FieldControl } from '../../../platform/records/FieldControl'
import { RecordDialog } from '../../../platform/records/RecordDialog'
import { RecordFields } from '../../../platform/records/RecordFields'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { useRecordForm } from '../../../platform/records/use-record-form'
import { Columns, Fields } from '../fields.styles'
import { ProductPartLinks } from '../ProductPartLinks'
import { PictureField } from '../picture/PictureField'
import { usePicture } from '../picture/use-picture'
import { CHARGE_UNITS } from '../pricing/pricing.copy'
import { activityLabel } from '../record-labels'
import { PRODUCT_COPY } from '../rental-services.copy'
import {
  type ProductRequest,
  toProductFormValues,
  toProductRequest,
  validateProductForm,
} from './product-form'

type ProductDialogProps = RecordEditorProps<Product> & { activities: readonly Activity[] }

export function ProductDialog({ activities, open, ...editor }: ProductDialogProps) {
  const product = editor.version?.record
  const [sent, setSent] = useState<number>()
  const [create] = useCreateProductMutation()
  const [update] = useUpdateProductMutation()
  const stored = product?.image_url ?? undefined

  function save(values: ProductRequest, ifMatch: string | null) {
    const fields = toProductRequest(values)
    setSent(0)
    const saved = product
      ? update({ id: product.id, change: fields, onProgress: setSent, ifMatch })
      : create({ fields, onProgress: setSent })
    return saved.finally(() => setSent(undefined))
  }
  const form = useRecordForm({
    ...editor,
    copy: PRODUCT_COPY,
    toFormValues: (record: Product | undefined) => toProductFormValues(record, activities),
    check: (values) => validateProductForm(values, stored !== undefined),
    save,
  })
  const { field: image } = useController(form.controlled('image'))
  const picture = usePicture(image.value, image.onChange)

  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={{
        ...form,
        submitDisabledReason: picture.isBusy ? 'The image is being compressed.' : undefined,
      }}
      labels={labelsOf(PRODUCT_FIELDS)}
      size="wide"
      entity="product"
      history={(id) => <ActivityLog entity="product" id={id} />}
    >
      {product && (
        <ProductPartLinks product={product} current="edit" isDirty={form.isDirty} onClose={editor.onClose} />
      )}
      <Columns>
        <ProductFields
          form={form}
          activities={activities}
          activityId={product?.activity_id}
          charge={product?.charge}
        />
        <PictureField
          picture={picture}
          stored={stored === undefined ? undefined : { src: stored, alt: `Image of ${product?.name}` }}
          inputRef={image.ref}
          error={form.errorOf('image')}
          progress={sent}
        />
      </Columns>
    </RecordDialog>
  )
}

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
function ProductFields({ form, activities, activityId, charge = 'as_listed' }: ProductFieldsProps) {
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
