import { useCreateProductMutation, useUpdateProductMutation } from '@luzzu/api-client/products'
import { useLazyFindProductVersionQuery, type Version } from '@luzzu/api-client/versions'
import type { ProductFields as ProductValues } from '@luzzu/domain'
import type { Activity, Product } from '@luzzu/domain/contracts'
import { showSuccess } from '@luzzu/ui'
import { useState } from 'react'
import { RecordDialog } from '../../../records/form/RecordDialog'
import { useRecordForm } from '../../../records/form/use-record-form'
import { recordSentences } from '../../../records/record-words'
import { PictureField } from '../picture/PictureField'
import { usePicture } from '../picture/use-picture'
import { PRODUCT_LABELS, PRODUCT_WORDS as WORDS } from '../rental-words'
import { ProductFields } from './ProductFields'
import { Columns } from './ProductFields.styles'
import { checkTypedProduct, sentProduct, typedProduct } from './product-form'

type ProductDialogProps = {
  /** Left out to make a new one. */
  version: Version<Product> | undefined
  activities: readonly Activity[]
  open: boolean
  onClose: () => void
}

export function ProductDialog({ version, activities, open, onClose }: ProductDialogProps) {
  const product = version?.record
  const [findVersion] = useLazyFindProductVersionQuery()
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
    initial: typedProduct(product, activities),
    etag: version?.etag,
    findTheirs:
      product &&
      (() =>
        findVersion(product.id)
          .unwrap()
          .then(({ record, etag }) => ({ values: typedProduct(record, activities), etag }))),
    check: (typed) => checkTypedProduct(typed, picture.chosen !== undefined || stored !== undefined),
    save,
    onSaved: () => {
      showSuccess(recordSentences.saved(WORDS.one, !product))
      onClose()
    },
  })

  return (
    <RecordDialog
      open={open}
      onClose={onClose}
      title={product ? WORDS.edit : WORDS.create}
      saveLabel={product ? 'Save changes' : 'Create rental service'}
      form={{ ...form, waitsFor: picture.isBusy ? 'The picture is being made smaller.' : undefined }}
      one={WORDS.one}
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
