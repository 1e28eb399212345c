import { useNow } from '@luzzu/api-client'
import {
  useCreateClosureMutation,
  useLazyListClosuresQuery,
  useListClosuresQuery,
  usePreviewClosureQuery,
} from '@luzzu/api-client/closures'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import type { CalendarDate, ClosureInput } from '@luzzu/domain'
import {
  coversClosure,
  dateIn,
  CLOSURE_FIELDS as FIELDS,
  isSameClosure,
  MAX_COUNT,
  parseId,
  sortTimeSlots,
  type Validated,
  validateClosure,
} from '@luzzu/domain'
import type { Closure, CreatedClosure } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { Alert, DateField, NumberField, Select, TextField } from '@luzzu/ui'
import { CalendarX2, Check, TriangleAlert } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { readOptionalNumber } from '../../platform/form-fields/read-number'
import { useSaveForm } from '../../platform/use-save-form'
import { toCall } from '../phone-calls/phone-calls'
import { useHasMailServer } from '../phone-calls/use-has-mail-server'
import { AffectedBookings } from './AffectedBookings'
import { ClosedAlready } from './ClosedAlready'
import { Days, Pair } from './Closures.styles'
import { CLOSURES_COPY as COPY, closureMessages, overlapHint } from './closures.copy'

type ClosureValues = Record<keyof ClosureInput, string>

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
  const overlap = overlapHint(form.scope, slots.data ?? [])
  const { covering, isSame } = useClosedAlready(open ? form.closure : undefined)

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={COPY.formTitle}
      size="medium"
      form={form}
      submit={{ variant: 'danger', children: COPY.add, disabledReason: isSame ? COPY.exists : undefined }}
      cancelLabel={COPY.cancel}
    >
      <Days>
        <DateField label={FIELDS.from_date.label} {...form.firstDay()} />
        <DateField label={FIELDS.to_date.label} {...form.field('to_date')} />
      </Days>
      <Select label={FIELDS.product_id.label} {...form.part('product_id')}>
        <option value="">{COPY.everything}</option>
        {products.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Pair>
        <Select label={FIELDS.slot_id.label} hint={overlap} {...form.part('slot_id')}>
          <option value="">{COPY.wholeDay}</option>
          {sortTimeSlots(slots.data ?? []).map(({ id, name, time_range }) => (
            <option key={id} value={id}>
              {name} {time_range}
            </option>
          ))}
        </Select>
        <NumberField
          label={FIELDS.units.label}
          hint={FIELDS.units.hint}
          optional
          min={1}
          max={MAX_COUNT}
          {...form.part('units')}
        />
      </Pair>
      <TextField label={FIELDS.reason.label} hint={FIELDS.reason.hint} optional {...form.field('reason')} />
      {form.closure && open && (
        <ClosurePreview
          closure={form.closure}
          covering={covering}
          // What was typed is asked about first.
          onLeave={() => form.isDirty || onClose()}
        />
      )}
    </FormDialog>
  )
}

type ClosurePreviewProps = {
  closure: ClosureInput
  /** What closes all of it already. */
  covering: Closure | undefined
  onLeave: () => void
}

/** Whether the days are closed already, and which bookings it would affect; announced, because it follows what is typed. */
function ClosurePreview({ closure: { reason: _, ...scope }, covering, onLeave }: ClosurePreviewProps) {
  const { currentData, isError } = usePreviewClosureQuery(scope)
  const hasUnreached = toCall(currentData?.bookings ?? [], useHasMailServer()).length > 0
  const affected = currentData?.affected ?? 0
  const text = isError ? COPY.notPreviewed : currentData ? COPY.noneAffected : COPY.previewing
  return (
    <Alert role="status" {...previewSeverity(affected, covering)}>
      {covering && <ClosedAlready scope={scope} closure={covering} onLeave={onLeave} />}
      {affected === 0 && text}
      {currentData && affected > 0 && (
        <>
          <strong>{closureMessages.affected(affected)}</strong> {closureMessages.stays(affected)}{' '}
          {hasUnreached && COPY.unreached}
          <AffectedBookings
            bookings={currentData.bookings}
            count={affected}
            day={onlyDay(scope)}
            onLeave={onLeave}
          />
        </>
      )}
    </Alert>
  )
}

function previewSeverity(affected: number, covering: Closure | undefined) {
  if (affected > 0) return { tone: 'warning', icon: <CalendarX2 aria-hidden="true" /> } as const
  if (covering) return { tone: 'warning', icon: <TriangleAlert aria-hidden="true" /> } as const
  return { tone: 'info', icon: <Check aria-hidden="true" /> } as const
}

/** The closure that closes all of another one already, and whether one does no more than that. */
function useClosedAlready(closure: ClosureInput | undefined) {
  const { from_date: from = '', to_date: to = '' } = closure ?? {}
  const { currentData = [] } = useListClosuresQuery({ from, to }, { skip: closure === undefined })
  if (!closure) return { covering: undefined, isSame: false }
  return {
    covering: currentData.find((one) => coversClosure(one, closure)),
    isSame: currentData.some((one) => isSameClosure(one, closure)),
  }
}

const onlyDay = ({ from_date, to_date }: Pick<ClosureInput, 'from_date' | 'to_date'>) =>
  from_date === to_date ? from_date : undefined

type ClosureFormOptions = { date: string; onCreated: (closure: CreatedClosure) => void }

/** The form of a new closure. What was typed stays when it cannot be created. */
function useClosureForm({ date, onCreated }: ClosureFormOptions) {
  const [create] = useCreateClosureMutation()
  const [list] = useLazyListClosuresQuery()
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const check = (values: ClosureValues) => readClosure(values, today)
  const form = useSaveForm<ClosureValues, ClosureInput, CreatedClosure>({
    defaultValues: emptyClosure(date),
    check,
    async refuse(closure) {
      const { data = [] } = await list({ from: closure.from_date, to: closure.to_date })
      return data.some((other) => isSameClosure(other, closure)) ? { from_date: COPY.exists } : {}
    },
    save: create,
    onSaved: onCreated,
    failed: COPY.notAdded,
  })
  const values = useWatch({ control: form.control }) as ClosureValues
  const checked = check(values)

  return {
    ...form,
    /** What is closed of a day, as far as it can be read. */
    scope: {
      product_id: parseId(values.product_id) ?? null,
      slot_id: parseId(values.slot_id) ?? null,
      units: parseId(values.units) ?? null,
    },
    /** The closure to be created; `undefined` while a field is wrong. */
    closure: checked.ok ? checked.value : undefined,
    /** A field of what is closed; the same may be wrong at the days. */
    part: (name: 'product_id' | 'slot_id' | 'units') => form.field(name, form.clearAllErrors),
    /** The field of the first day: a range that begins later ends no earlier. */
    firstDay: () =>
      form.field('from_date', (from_date) => {
        if (form.getValues().to_date < from_date) form.change({ to_date: from_date })
      }),
  }
}

function emptyClosure(date: string): ClosureValues {
  return { from_date: date, to_date: date, product_id: '', slot_id: '', units: '', reason: '' }
}

/** The closure that the fields describe, or what is wrong with them. */
function readClosure(
  values: ClosureValues,
  today: CalendarDate,
): Validated<ClosureInput, keyof ClosureInput> {
  const checked = validateClosure({
    ...values,
    product_id: readOptionalNumber(values.product_id),
    slot_id: readOptionalNumber(values.slot_id),
    units: readOptionalNumber(values.units),
  })
  if (checked.ok && checked.value.to_date < today) return { ok: false, errors: { to_date: COPY.isOver } }
  return checked
}
