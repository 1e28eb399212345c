import { fieldErrorsOf } from '@luzzu/api-client'
import { useCreateCalendarFeedMutation } from '@luzzu/api-client/calendar-feeds'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { BOOKING_STATUSES, type CalendarFeedInput, validateCalendarFeed } from '@luzzu/domain'
import type { NewCalendarFeed } from '@luzzu/domain/contracts'
import { FormDialog, useValidatedForm } from '@luzzu/page/form'
import { CheckboxCard, ErrorAlert, Switch, TextField } from '@luzzu/ui'
import { type ReactNode, type Ref, useId } from 'react'
import { useController } from 'react-hook-form'
import { errorReason } from '../../../platform/api-errors'
import { Group } from '../../../platform/form-fields/RowsField.styles'
import { FEEDS_COPY as COPY } from './calendar-feeds.copy'

type CalendarFeedDialogProps = {
  open: boolean
  onClose: () => void
  onCreated: (feed: NewCalendarFeed) => void
}

const EMPTY: CalendarFeedInput = { name: '', product_ids: null, statuses: ['Pending', 'Confirmed'] }

/** Makes a calendar feed: its name, and which bookings it shows. */
export function CalendarFeedDialog({ open, onClose, onCreated }: CalendarFeedDialogProps) {
  const { data: products = [] } = useListProductsQuery()
  const form = useCalendarFeedForm(onCreated)
  const { field: productIds } = useController(form.controlled('product_ids'))
  const { field: statuses } = useController(form.controlled('statuses'))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={COPY.add}
      size="medium"
      form={form}
      submit={{ children: COPY.create }}
      cancelLabel={COPY.cancel}
    >
      <TextField label={COPY.name} hint={COPY.nameHint} data-autofocus {...form.field('name')} />
      <FieldGroup label={COPY.statuses} error={form.errorOf('statuses')} inputRef={statuses.ref}>
        {BOOKING_STATUSES.map((status) => (
          <CheckboxCard
            key={status}
            label={status}
            checked={statuses.value.includes(status)}
            onChange={(isOn) => statuses.onChange(toggled(statuses.value, status, isOn))}
          />
        ))}
      </FieldGroup>
      <FieldGroup label={COPY.products} error={form.errorOf('product_ids')} inputRef={productIds.ref}>
        <Switch
          label={COPY.allProducts}
          description={COPY.allProductsHint}
          checked={productIds.value === null}
          onChange={(all) => productIds.onChange(all ? null : [])}
        />
        {productIds.value !== null &&
          products.map(({ id, name }) => (
            <CheckboxCard
              key={id}
              label={name}
              checked={productIds.value?.includes(id) ?? false}
              onChange={(isOn) => productIds.onChange(toggled(productIds.value ?? [], id, isOn))}
            />
          ))}
      </FieldGroup>
    </FormDialog>
  )
}

const toggled = <Value,>(values: readonly Value[], value: Value, isOn: boolean) => [
  ...values.filter((one) => one !== value),
  ...(isOn ? [value] : []),
]

function useCalendarFeedForm(onCreated: (feed: NewCalendarFeed) => void) {
  const form = useValidatedForm<CalendarFeedInput, CalendarFeedInput>({
    defaultValues: EMPTY,
    check: validateCalendarFeed,
  })
  const [create] = useCreateCalendarFeedMutation()
  const submit = form.onSubmit(async (feed) => {
    const { data, error } = await create(feed)
    if (!error) return onCreated(data)
    form.reject(fieldErrorsOf(error))
    form.fail(`${COPY.notCreated} ${errorReason(error)}`)
  })
  return { ...form, submit }
}

type FieldGroupProps = {
  label: string
  error: string | undefined
  inputRef: Ref<HTMLFieldSetElement>
  children: ReactNode
}

/** Several controls that make one field. */
function FieldGroup({ label, error, inputRef, children }: FieldGroupProps) {
  const id = useId()
  return (
    <Group ref={inputRef} tabIndex={-1} aria-describedby={error && id}>
      <legend>{label}</legend>
      <ErrorAlert id={id}>{error}</ErrorAlert>
      {children}
    </Group>
  )
}
