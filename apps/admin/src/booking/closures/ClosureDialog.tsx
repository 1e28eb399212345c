import { useListProductsQuery } from '@luzzu/api-client/products'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { MAX_COUNT } from '@luzzu/domain'
import type { CreatedClosure } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { DateField, NumberField, Select, TextField } from '@luzzu/ui'
import { ClosurePreview } from './ClosurePreview'
import { CLOSURES_COPY as COPY } from './closures.copy'
import { useClosureForm } from './use-closure-form'

type ClosureDialogProps = {
  open: boolean
  onClose: () => void
  /** The first and last day to begin with. */
  date: string
  onCreated: (closure: CreatedClosure) => void
}

/** Closes the business, a product, a slot or units for a day or more, after showing which bookings no longer fit. */
export function ClosureDialog({ open, onClose, date, onCreated }: ClosureDialogProps) {
  const products = useListProductsQuery()
  const slots = useListTimeSlotsQuery()
  const form = useClosureForm({ date, onCreated })

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={COPY.formTitle}
      size="medium"
      form={form}
      submit={{ variant: 'danger', children: COPY.add }}
      cancelLabel={COPY.cancel}
    >
      <DateField label={COPY.from} {...form.firstDay()} />
      <DateField label={COPY.to} {...form.field('to_date')} />
      <Select label={COPY.product} {...form.field('product_id')}>
        <option value="">{COPY.everything}</option>
        {products.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select label={COPY.slot} {...form.field('slot_id')}>
        <option value="">{COPY.wholeDay}</option>
        {slots.data?.map(({ id, name, time_range }) => (
          <option key={id} value={id}>
            {name} {time_range}
          </option>
        ))}
      </Select>
      <NumberField
        label={COPY.units}
        hint={COPY.allUnits}
        optional
        min={1}
        max={MAX_COUNT}
        {...form.field('units')}
      />
      <TextField label={COPY.reason} hint={COPY.reasonHint} optional {...form.field('reason')} />
      {form.closure && open && <ClosurePreview closure={form.closure} />}
    </FormDialog>
  )
}
