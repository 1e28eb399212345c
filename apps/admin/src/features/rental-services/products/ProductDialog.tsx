import { useCreateProductMutation, useUpdateProductMutation } from '@luzzu/api-client/products'
import type { ProductFields as ProductValues } from '@luzzu/domain'
import type { Activity, Product } from '@luzzu/domain/contracts'
import { useState } from 'react'
import { RecordDialog } from '../../../platform/records/form/RecordDialog'
import { useRecordForm } from '../../../platform/records/form/use-record-form'
import type { RecordDialogInHand } from '../../../platform/records/RecordScreen'
import { PictureField } from '../picture/PictureField'
import { usePicture } from '../picture/use-picture'
import { PRODUCT_LABELS, PRODUCT_WORDS } from '../rental-words'
import { ProductFields } from './ProductFields'
import { Columns } from './ProductFields.styles'
import { checkTypedProduct, sentProduct, typedProduct } from './product-form'

type ProductDialogProps = RecordDialogInHand<Product> & { activities: readonly Activity[] }

export function ProductDialog({ activities, open, ...inHand }: ProductDialogProps) {
  const product = inHand.version?.record
  const picture = usePicture()
  const [sent, setSent] = useState<number>()
  const [create] = useCreateProductMutation()
  const [update] = useUpdateProductMutation()
  const stored = product?.image_url ?? undefined

  function save(values: ProductValues, ifMatch: string | null) {
    const fields = { ...sentProduct(values), ...(picture.chosen && { image: picture.chosen.blob }) }
    setSent(0)
    const saved = product
      ? update({ id: product.id, change: fields, onProgress: setSent, ifMatch })
      : create({ fields, onProgress: setSent })
    return saved.unwrap().finally(() => setSent(undefined))
  }
  const form = useRecordForm({
    ...inHand,
    words: PRODUCT_WORDS,
    typed: (record: Product | undefined) => typedProduct(record, activities),
    check: (typed) => checkTypedProduct(typed, picture.chosen !== undefined || stored !== undefined),
    save,
  })

  return (
    <RecordDialog
      open={open}
      onClose={inHand.onClose}
      form={{ ...form, waitsFor: picture.isBusy ? 'The picture is being made smaller.' : undefined }}
      labels={PRODUCT_LABELS}
      size="wide"
    >
      <Columns>
        <ProductFields field={form.field} activities={activities} activityId={product?.activity_id} />
        <PictureField
          picture={picture}
          stored={stored === undefined ? undefined : { src: stored, alt: `Picture of ${product?.name}` }}
          error={form.errors.image}
          onChosen={() => form.clearError('image')}
          sent={sent}
        />
      </Columns>
    </RecordDialog>
  )
}
