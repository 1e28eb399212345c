import { DETAILS_LABELS as LABELS, MAX_DETAILS, type ProductDetails } from '@luzzu/domain'
import type { Product } from '@luzzu/domain/contracts'
import { ErrorAlert, Switch, TextField } from '@luzzu/ui'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { RowsField } from '../../../platform/form-fields/RowsField'
import { Group } from '../../../platform/form-fields/RowsField.styles'
import { RecordDialog } from '../../../platform/records/RecordDialog'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { useRecordForm } from '../../../platform/records/use-record-form'
import { ProductPartLinks } from '../ProductPartLinks'
import { BRING_COPY, DETAILS_COPY as COPY, DETAILS_COPY, REQUIREMENTS_COPY } from './details.copy'
import type { DetailsForm } from './details-form'
import {
  lineError,
  type MeetingPointValues,
  meetingPointErrorsOf,
  toDetailsFormValues,
  toDetailsTexts,
  validateDetailsForm,
} from './details-form'
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
      entity="product"
      history={(id) => <ActivityLog entity="product" id={id} />}
      size="wide"
    >
      <ProductPartLinks product={product} current="details" isDirty={form.isDirty} onClose={editor.onClose} />
      <MeetingPointField form={form} />
      <LinesField form={form} name="bring" copy={BRING_COPY} />
      <LinesField form={form} name="requirements" copy={REQUIREMENTS_COPY} />
      <PicturesField form={form} upload={upload} />
    </RecordDialog>
  )
}

const NEW_LINE = { text: '' }

type LinesFieldProps = {
  form: DetailsForm
  name: 'bring' | 'requirements'
  copy: typeof BRING_COPY | typeof REQUIREMENTS_COPY
}

/** A list of short texts in their order. */
function LinesField({ form, name, copy }: LinesFieldProps) {
  const { field } = useController(form.controlled(name))
  const refusal = form.errorOf(name)
  return (
    <RowsField
      label={LABELS[name]}
      hint={copy.hint}
      error={refusal}
      value={field.value}
      onChange={field.onChange}
      newItem={NEW_LINE}
      max={MAX_DETAILS.lines}
      copy={copy}
      inputRef={field.ref}
    >
      {({ text }, change, index) => (
        <div data-grow>
          <TextField
            label={`${copy.line} ${index + 1}`}
            hideLabel
            value={text}
            error={refusal ? lineError(text) : undefined}
            onChange={(event) => change({ text: event.target.value })}
          />
        </div>
      )}
    </RowsField>
  )
}

const EMPTY: MeetingPointValues = { text: '', map_url: '' }

/** Where guests of the product are met: where all are met, or somewhere else. */
function MeetingPointField({ form }: { form: DetailsForm }) {
  const id = useId()
  const { field } = useController(form.controlled('meeting_point'))
  const refusal = form.errorOf('meeting_point')
  const point: MeetingPointValues | null = field.value
  const errors = point && refusal ? meetingPointErrorsOf(point) : {}
  // What is wrong with a field stands at it.
  const summary = Object.keys(errors).length > 0 ? undefined : refusal
  const text = (name: keyof MeetingPointValues) => ({
    error: errors[name],
    value: point?.[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      field.onChange({ ...(point ?? EMPTY), [name]: event.target.value }),
  })
  return (
    <Group ref={field.ref} tabIndex={-1} aria-describedby={summary && id}>
      <legend>{COPY.meetingPoint}</legend>
      <ErrorAlert id={id}>{summary}</ErrorAlert>
      <Switch
        label={COPY.business}
        description={COPY.businessHint}
        checked={point === null}
        onChange={(isBusiness) => field.onChange(isBusiness ? null : EMPTY)}
      />
      {point && (
        <>
          <TextField label={COPY.text} {...text('text')} />
          <TextField label={COPY.map} hint={COPY.mapHint} inputMode="url" optional {...text('map_url')} />
        </>
      )}
    </Group>
  )
}
