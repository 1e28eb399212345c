import { useCreateProductMutation, useUpdateProductMutation } from '@luzzu/api-client/products'
import { labelsOf, PRODUCT_FIELDS } from '@luzzu/domain'
import type { Activity, Product } from '@luzzu/domain/contracts'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { RecordDialog } from '../../../platform/records/RecordDialog'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { useRecordForm } from '../../../platform/records/use-record-form'
import { Columns } from '../fields.styles'
import { PictureField } from '../picture/PictureField'
import { usePicture } from '../picture/use-picture'
import { PRODUCT_COPY } from '../rental-services.copy'
import { ProductFields } from './ProductFields'
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
      history={(id) => <ActivityLog entity="product" id={id} />}
    >
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
