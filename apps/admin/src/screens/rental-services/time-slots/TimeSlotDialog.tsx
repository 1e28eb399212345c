import { useListProductsQuery } from '@luzzu/api-client/products'
import { useCreateTimeSlotMutation, useUpdateTimeSlotMutation } from '@luzzu/api-client/time-slots'
import {
  TIME_SLOT_FIELDS as FIELDS,
  labelsOf,
  TIME_SLOT_STEP_MINUTES,
  type TimeSlotFields,
} from '@luzzu/domain'
import type { TimeSlot } from '@luzzu/domain/contracts'
import { Switch, TextField, token } from '@luzzu/ui'
import type { Ref } from 'react'
import { useController } from 'react-hook-form'
import styled from 'styled-components'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { ProductsField } from '../../../booking/products/ProductsField'
import { RecordDialog } from '../../../platform/records/RecordDialog'
import { RecordFields } from '../../../platform/records/RecordFields'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { isOn, switchValue } from '../../../platform/records/record-values'
import { useRecordForm } from '../../../platform/records/use-record-form'
import { TIME_SLOT_COPY as COPY } from '../rental-services.copy'
import { OverlapNotice } from './OverlapNotice'
import {
  countWrongTimes,
  productsInWords,
  readProducts,
  TIME_SLOT_FORM,
  timeErrors,
  toProductsText,
} from './time-slot-form'

export function TimeSlotDialog({ open, ...editor }: RecordEditorProps<TimeSlot>) {
  const slot = editor.version?.record
  const [create] = useCreateTimeSlotMutation()
  const [update] = useUpdateTimeSlotMutation()
  const form = useRecordForm({
    ...editor,
    ...TIME_SLOT_FORM,
    copy: COPY,
    countWrong: (name, values) => (name === 'time_range' && countWrongTimes(values.time_range)) || undefined,
    save: (fields: TimeSlotFields, ifMatch) =>
      slot ? update({ id: slot.id, change: fields, ifMatch }) : create(fields),
  })
  // Registered first, so that it is the first to get the focus.
  form.field('name')
  const { field: times } = useController(
    form.controlledList('time_range', (range) => countWrongTimes(range) > 0),
  )
  const { field: productIds } = useController(form.controlled('product_ids'))
  const { field: archived } = useController(form.controlled('archived'))
  const { data: products = [] } = useListProductsQuery()

  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={form}
      labels={labelsOf(FIELDS)}
      toTexts={(values) => ({
        ...values,
        product_ids: productsInWords(readProducts(values.product_ids), products),
      })}
      entity="time_slot"
      history={(id) => <ActivityLog entity="time_slot" id={id} />}
    >
      <RecordFields
        fields={FIELDS}
        form={form}
        special={{
          time_range: (
            <>
              <TimeRangeField
                value={times.value}
                onChange={times.onChange}
                error={form.errorOf('time_range')}
                inputRef={times.ref}
              />
              {!isOn(archived.value) && (
                <OverlapNotice
                  slot={{
                    id: slot?.id,
                    time_range: times.value,
                    product_ids: readProducts(productIds.value),
                  }}
                />
              )}
            </>
          ),
          product_ids: (
            <ProductsField
              label={FIELDS.product_ids.label}
              hint={COPY.allProductsHint}
              value={readProducts(productIds.value)}
              onChange={(ids) => productIds.onChange(toProductsText(ids))}
              error={form.errorOf('product_ids')}
              inputRef={productIds.ref}
            />
          ),
          archived: slot ? (
            <Switch
              label={FIELDS.archived.label}
              description={FIELDS.archived.hint}
              checked={isOn(archived.value)}
              onChange={(checked) => archived.onChange(switchValue(checked))}
            />
          ) : null,
        }}
      />
    </RecordDialog>
  )
}

type TimeRangeFieldProps = {
  /** `HH:MM-HH:MM`; either time may be empty. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
}

/** Start and end of a time slot. */
function TimeRangeField({ value, onChange, error, inputRef }: TimeRangeFieldProps) {
  const [start = '', end = ''] = value.split('-')
  const time = { type: 'time', step: TIME_SLOT_STEP_MINUTES * 60 } as const
  const wrong = timeErrors(value)
  const isOnlyEnd = wrong.end !== undefined && wrong.start === undefined
  return (
    <Times>
      <TextField
        {...time}
        ref={isOnlyEnd ? undefined : inputRef}
        label={COPY.start}
        value={start}
        // Any other error is about both.
        error={error && (isOnlyEnd ? undefined : (wrong.start ?? error))}
        onChange={(event) => onChange(`${event.target.value}-${end}`)}
      />
      <TextField
        {...time}
        ref={isOnlyEnd ? inputRef : undefined}
        label={COPY.end}
        value={end}
        error={error && wrong.end}
        onChange={(event) => onChange(`${start}-${event.target.value}`)}
      />
    </Times>
  )
}

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-4')};
  align-items: start;
`
