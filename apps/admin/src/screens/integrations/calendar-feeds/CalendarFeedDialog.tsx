import { fieldErrorsOf } from '@luzzu/api-client'
import { useCreateCalendarFeedMutation } from '@luzzu/api-client/calendar-feeds'
import { BOOKING_STATUSES, type CalendarFeedInput, validateCalendarFeed } from '@luzzu/domain'
import type { NewCalendarFeed } from '@luzzu/domain/contracts'
import { FormDialog, useValidatedForm } from '@luzzu/page/form'
import { TextField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { ProductsField } from '../../../booking/products/ProductsField'
import { errorReason } from '../../../platform/api-errors'
import { CheckboxList } from '../../../platform/form-fields/CheckboxList'
import { FieldGroup } from '../../../platform/form-fields/FieldGroup'
import { FEEDS_COPY as COPY } from './calendar-feeds.copy'

type CalendarFeedDialogProps = {
  open: boolean
  onClose: () => void
  onCreated: (feed: NewCalendarFeed) => void
}

const EMPTY: CalendarFeedInput = { name: '', product_ids: null, statuses: ['Pending', 'Confirmed'] }

/** Makes a calendar feed: its name, and which bookings it shows. */
export function CalendarFeedDialog({ open, onClose, onCreated }: CalendarFeedDialogProps) {
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
        <CheckboxList
          options={BOOKING_STATUSES.map((status) => ({ value: status, label: status }))}
          value={statuses.value}
          onChange={statuses.onChange}
        />
      </FieldGroup>
      <ProductsField
        label={COPY.products}
        hint={COPY.allProductsHint}
        value={productIds.value}
        onChange={productIds.onChange}
        error={form.errorOf('product_ids')}
        inputRef={productIds.ref}
      />
    </FormDialog>
  )
}

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
