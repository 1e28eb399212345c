import { DETAILS_LABELS as LABELS, type ProductDetails } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { RecordDialog } from '../../../platform/records/RecordDialog'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { useRecordForm } from '../../../platform/records/use-record-form'
import { BRING_COPY, DETAILS_COPY, REQUIREMENTS_COPY } from './details.copy'
import { toDetailsFormValues, toDetailsTexts, validateDetailsForm } from './details-form'
import { LinesField } from './LinesField'
import { MeetingPointField } from './MeetingPointField'
import { PicturesField } from './PicturesField'
import { useSaveDetails } from './use-save-details'

/** The details of the product with that id. */
type RecordOfDetails = ProductDetails & { id: number }

type DetailsDialogProps = RecordEditorProps<RecordOfDetails> & { product: Product }

/** What guests need to know about a product: where to come, with what, who may, and more pictures. */
export function DetailsDialog({ product, open, ...editor }: DetailsDialogProps) {
  const { save, upload } = useSaveDetails(product.id)
  const form = useRecordForm({
    ...editor,
    copy: { singular: DETAILS_COPY.saved, edit: DETAILS_COPY.openLabel(product.name) },
    toFormValues: (record: RecordOfDetails | undefined) => toDetailsFormValues(record),
    check: validateDetailsForm,
    save,
  })
  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={form}
      labels={LABELS}
      toTexts={toDetailsTexts}
      history={(id) => <ActivityLog entity="product" id={id} />}
      size="wide"
    >
      <MeetingPointField form={form} />
      <LinesField form={form} name="bring" copy={BRING_COPY} />
      <LinesField form={form} name="requirements" copy={REQUIREMENTS_COPY} />
      <PicturesField form={form} upload={upload} />
    </RecordDialog>
  )
}
