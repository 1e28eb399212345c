import { useSite } from '@luzzu/api-client/site'
import { type CalendarDate, formatMoney } from '@luzzu/domain'
import { Alert, Button, DateField, ErrorAlert, RadioCards, Select, Skeleton, Stack, size } from '@luzzu/ui'
import { Info } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'
import { readDate } from './booking-form'
import { GuestsField } from './GuestsField'
import { ThreeFields } from './NewBooking.styles'
import { NEW_BOOKING_COPY as COPY, newBookingMessages } from './new-booking.copy'
import { shownChoices } from './slot-choice'
import type { useBookingForm } from './use-booking-form'

type SlotFieldsProps = { booking: ReturnType<typeof useBookingForm>; productRef: Ref<HTMLSelectElement> }

/** Product, date, guests and time slot: a slot costs what it does for as many. */
export function SlotFields({ booking, productRef }: SlotFieldsProps) {
  const { form, change, errorOf, options } = booking

  function chooseProduct(productId: number) {
    // Who reads today's date to a caller goes on with it.
    const isToday = options.choices !== undefined && form.date === options.today
    change({ productId, slotId: undefined, slotDate: undefined, ...(isToday && { date: form.date }) })
  }

  return (
    <>
      <ThreeFields>
        <Select
          ref={productRef}
          label={COPY.product}
          error={errorOf('productId')}
          value={form.productId ?? ''}
          onChange={(event) => chooseProduct(Number(event.target.value))}
        >
          {options.products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <BookingDateField booking={booking} />
        <GuestsField
          product={options.product}
          value={form.guests}
          error={errorOf('guests')}
          onChange={(guests) => change({ guests })}
        />
      </ThreeFields>
      <Slots booking={booking} />
      {form.isOverride && (
        <Alert icon={<Info aria-hidden="true" />} role="status">
          {COPY.override}
        </Alert>
      )}
    </>
  )
}

/** What is typed stays until it is a date; meanwhile the date that the form has chosen is shown. */
function BookingDateField({
  booking: { form, change, errorOf, options, dateInput },
}: Pick<SlotFieldsProps, 'booking'>) {
  useEffect(() => {
    const field = dateInput.current
    if (field && form.date && document.activeElement !== field) field.value = form.date
  }, [form.date, dateInput])
  return (
    <DateField
      ref={dateInput}
      label={COPY.date}
      min={options.today}
      error={errorOf('date')}
      defaultValue={form.date}
      onChange={(event) => {
        const date = readDate(event.target.value)
        if (date) change({ date, slotId: undefined })
      }}
    />
  )
}

function Slots({
  booking: { form, change, chooseSlot, errorOf, options },
}: Pick<SlotFieldsProps, 'booking'>) {
  const { currency } = useSite()
  const [isAll, setAll] = useState(false)
  if (options.isError)
    return (
      <ErrorAlert>
        {COPY.slotsFailed}{' '}
        <Button variant="plain" size="small" onClick={options.retry}>
          {COPY.retry}
        </Button>
      </ErrorAlert>
    )
  if (options.hasNoProducts)
    return (
      <Alert icon={<Info aria-hidden="true" />} role="status">
        {COPY.noProducts}
      </Alert>
    )
  if (!options.choices) return <Skeleton shape="block" height={size(48)} label={COPY.loadingSlots} />
  const { first, all } = shownChoices(options.choices, form.slotId)
  // Where none can be chosen, the day says once why.
  const shown = isAll ? all : options.unavailable ? [] : first
  const hidden = all.length - shown.length
  return (
    <Stack gap={2}>
      {options.dateNotice && (
        <Alert icon={<Info aria-hidden="true" />} role="status">
          {options.dateNotice}
        </Alert>
      )}
      <UnavailableDay options={options} onChoose={(date) => change({ date, slotId: undefined })} />
      <RadioCards
        legend={COPY.slot}
        dense
        error={errorOf('slotId') && (options.unavailable ? COPY.otherDay : errorOf('slotId'))}
        value={form.slotId === undefined ? '' : String(form.slotId)}
        onChange={(value) => chooseSlot(Number(value))}
        options={shown.map(({ slot, text, price, canBook, isOverride }) => ({
          value: String(slot.id),
          title: slot.name,
          aside: slot.time_range,
          price: price !== null && formatMoney(price, currency),
          meta: text,
          metaSmall: isOverride && COPY.staffCanBook,
          disabled: !canBook,
        }))}
      />
      {hidden > 0 && (
        <Button variant="quiet" size="small" onClick={() => setAll(true)}>
          {shown.length > 0 ? newBookingMessages.otherSlots(hidden) : newBookingMessages.allSlots(hidden)}
        </Button>
      )}
    </Stack>
  )
}

type UnavailableDayProps = {
  options: ReturnType<typeof useBookingForm>['options']
  onChoose: (date: CalendarDate) => void
}

/** Why a day has no slot to choose, and the first that has one. */
function UnavailableDay({ options: { unavailable, firstFree }, onChoose }: UnavailableDayProps) {
  if (!unavailable) return null
  return (
    <Alert icon={<Info aria-hidden="true" />} role="status">
      {newBookingMessages.unavailable(unavailable)}{' '}
      {firstFree && (
        <Button variant="plain" size="small" onClick={() => onChoose(firstFree)}>
          {newBookingMessages.firstFree(firstFree)}
        </Button>
      )}
    </Alert>
  )
}
