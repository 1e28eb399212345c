import { useCreateCalendarFeedMutation } from '@luzzu/api-client/calendar-feeds'
import { BOOKING_STATUSES, type CalendarFeedInput, validateCalendarFeed } from '@luzzu/domain'
import type { NewCalendarFeed } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { TextField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { ProductsField } from '../../../booking/products/ProductsField'
import { CheckboxList } from '../../../platform/form-fields/CheckboxList'
import { FieldGroup } from '../../../platform/form-fields/FieldGroup'
import { useSaveForm } from '../../../platform/use-save-form'
import { FEEDS_COPY as COPY } from './calendar-feeds.copy'

type CalendarFeedDialogProps = {
  open: boolean
  onClose: () => void
  onCreated: (feed: NewCalendarFeed) => void
}

const EMPTY: CalendarFeedInput = { name: '', product_ids: null, statuses: ['Pending', 'Confirmed'] }

/** Makes a calendar feed: its name, and which bookings it shows. */
export function CalendarFeedDialog({ open, onClose, onCreated }: CalendarFeedDialogProps) {
  const [create] = useCreateCalendarFeedMutation()
  const form = useSaveForm({
    defaultValues: EMPTY,
    check: validateCalendarFeed,
    save: create,
    onSaved: onCreated,
    failed: COPY.notCreated,
  })
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
