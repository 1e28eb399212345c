import { useUpdateScheduleMutation } from '@luzzu/api-client/schedule'
import { ALWAYS_OFFERED, labelsOf, SCHEDULE_FIELDS, type Schedule } from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { useController } from 'react-hook-form'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { AllOrSome } from '../../../platform/form-fields/AllOrSome'
import { FieldGroup } from '../../../platform/form-fields/FieldGroup'
import { WeekdayToggles } from '../../../platform/form-fields/WeekdayToggles'
import { FieldControl } from '../../../platform/records/FieldControl'
import { RecordDialog } from '../../../platform/records/RecordDialog'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { useRecordForm } from '../../../platform/records/use-record-form'
import { ProductPartLinks } from '../ProductPartLinks'
import { SCHEDULE_COPY as COPY } from '../rental-services.copy'
import { OutsideSchedule } from './OutsideSchedule'
import { hasDays, SeasonField } from './SeasonField'
import { toScheduleFormValues, toScheduleTexts, validateScheduleForm } from './schedule-form'

const LABELS = labelsOf(SCHEDULE_FIELDS)

/** The schedule of the product with that id. */
type ProductSchedule = Schedule & { id: number }

type ScheduleDialogProps = RecordEditorProps<ProductSchedule> & {
  product: Product
  slots: readonly TimeSlot[]
}

export function ScheduleDialog({ open, product, slots, ...editor }: ScheduleDialogProps) {
  const [update] = useUpdateScheduleMutation()
  const form = useRecordForm({
    ...editor,
    copy: { singular: COPY.singular, edit: COPY.edit(product.name) },
    toFormValues: ({ id: _, ...schedule }: ProductSchedule = { id: 0, ...ALWAYS_OFFERED }) =>
      toScheduleFormValues(schedule),
    check: (values) => validateScheduleForm(values, editor.version?.record),
    save: (schedule: Schedule, ifMatch) => update({ id: product.id, change: schedule, ifMatch }),
  })
  const { field: slotIds } = useController(form.controlled('slot_ids'))
  const { field: weekdays } = useController(form.controlled('weekdays'))
  const { field: season } = useController(form.controlled('season'))
  const planned = validateScheduleForm(
    { slot_ids: slotIds.value, weekdays: weekdays.value, season: season.value, min_notice_hours: '' },
    editor.version?.record,
  )

  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={form}
      labels={LABELS}
      toTexts={(values) => toScheduleTexts(values, slots)}
      entity="product"
      history={(id) => <ActivityLog entity="product" id={id} />}
      size="medium"
    >
      <ProductPartLinks
        product={product}
        current="schedule"
        isDirty={form.isDirty}
        onClose={editor.onClose}
      />
      <FieldGroup label={LABELS.slot_ids} error={form.errorOf('slot_ids')} inputRef={slotIds.ref}>
        <SlotsField slots={slots} value={slotIds.value} onChange={slotIds.onChange} />
      </FieldGroup>
      <FieldGroup label={LABELS.weekdays} error={form.errorOf('weekdays')} inputRef={weekdays.ref}>
        <WeekdayToggles label={LABELS.weekdays} value={weekdays.value} onChange={weekdays.onChange} />
      </FieldGroup>
      <FieldGroup
        label={LABELS.season}
        // A day that does not exist is marked at its field.
        error={season.value && !hasDays(season.value) ? undefined : form.errorOf('season')}
        inputRef={season.ref}
      >
        <SeasonField
          isRefused={form.errorOf('season') !== undefined}
          value={season.value}
          onChange={season.onChange}
        />
      </FieldGroup>
      <FieldControl field={SCHEDULE_FIELDS.min_notice_hours} {...form.field('min_notice_hours')} />
      {open && planned.ok && <OutsideSchedule productId={product.id} schedule={planned.value} />}
    </RecordDialog>
  )
}

type SlotsFieldProps = {
  slots: readonly TimeSlot[]
  /** `null` for all. */
  value: readonly number[] | null
  onChange: (ids: number[] | null) => void
}

/** Which slots a product is offered in. Archived ones are shown only where they were chosen before. */
function SlotsField({ slots, value, onChange }: SlotsFieldProps) {
  // A slot that names its products is not chosen here.
  const shown = slots.filter(
    ({ id, archived, product_ids = null }) => product_ids === null && (!archived || value?.includes(id)),
  )
  return (
    <AllOrSome
      label={COPY.allSlots}
      hint={COPY.allSlotsHint}
      {...{ value, onChange }}
      options={shown.map(({ id, name, time_range }) => ({ value: id, label: name, aside: time_range }))}
      some={shown.map(({ id }) => id)}
    />
  )
}
