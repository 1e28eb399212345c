import { LIST_QUERY, useNow } from '@luzzu/api-client'
import {
  useFindProductQuery,
  useListAvailabilityQuery,
  useListProductsQuery,
  useQuoteQuery,
} from '@luzzu/api-client/products'
import { useSite } from '@luzzu/api-client/site'
import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import {
  addDays,
  type CalendarDate,
  calculateSlotTotal,
  DEFAULT_PRICING,
  dateIn,
  sortTimeSlots,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { Availability, ProductWithAddons, TimeSlot } from '@luzzu/domain/contracts'
import { useCraftName, useRefetch } from '@luzzu/page/area'
import { type BookingForm, bookedGuests, type FilledFields, guestLimits } from './booking-form'
import { newBookingMessages } from './new-booking.copy'
import { chosenOf, type DatedSlot, nextFreeSlot, slotChoices, whyUnavailable } from './slot-choice'

/** How many days are searched for a free slot. */
const DAYS_AHEAD = 14

type Typed = Pick<FilledFields, 'productId' | 'date' | 'slotDate' | 'slotId' | 'addonIds' | 'guests'>

/** Products, and what of the chosen one is free; by default its first free slot from today on. */
export function useBookingOptions(typed: Typed) {
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const products = useListProductsQuery()
  const slots = useListTimeSlotsQuery()
  const productId = typed.productId ?? products.data?.[0]?.id
  const from = typed.date ?? today
  const availability = useListAvailabilityQuery(
    { productId: productId ?? 0, from, to: addDays(from, DAYS_AHEAD) },
    { skip: productId === undefined, ...LIST_QUERY },
  )
  const refetchAvailability = useRefetch(availability.refetch)
  const product = products.data?.find(({ id }) => id === productId)
  const craft = useCraftName(product)
  const limits = guestLimits(product)
  const guests = bookedGuests(typed.guests, limits)
  const { details, ...addons } = useAddons(productId, typed.addonIds)
  const days = availability.currentData
  const first = days && nextFreeSlot(days)
  const date = typed.date ?? typed.slotDate ?? first?.date ?? today
  const choices =
    days && slots.data
      ? slotChoices(
          sortTimeSlots(slots.data),
          { availability: days, date, today },
          { craft, priceOf: slotPrices(details, { date, guests }) },
        )
      : undefined
  const choice = choices && chosenOf(choices, typed.slotId)
  const slotId = choice?.slot.id
  const addonIds = addons.chosenIds
  const isOverride = choice?.isOverride ?? false
  const quote = useQuote({ productId, date, slotId, addonIds, guests, isOverride })

  return {
    today,
    product,
    craft,
    /** How many guests it takes. */
    limits,
    products: products.data ?? [],
    hasNoProducts: products.data?.length === 0,
    choices,
    /** The slot that is booked; `undefined` while none is chosen. */
    slot: choice?.slot,
    /** Why the date has no slot to choose. */
    unavailable: whyUnavailable(days, date),
    /** The first day with a free slot, from the chosen date on. */
    firstFree: first?.date,
    /** Why the date is a later one than today, where nobody has asked for it. */
    dateNotice: typed.date === undefined ? describeMove(days, date, today) : undefined,
    addons,
    isError: products.isError || slots.isError || availability.isError,
    retry() {
      for (const query of [products, slots, availability]) if (query.isError) query.refetch()
    },
    /** The days from the chosen one on, as they are now. */
    async refetch() {
      const answer = await refetchAvailability()
      return answer?.error ? undefined : answer?.data
    },
    chosen: {
      productId,
      date,
      slotId,
      addonIds,
      total: quote.total,
      isOverride,
    },
    quoteAgain: quote.refetch,
    nameOf({ date: day, slotId: id }: DatedSlot): string {
      const slot = slots.data?.find((one) => one.id === id)
      return newBookingMessages.slotOn(slot?.name ?? '', day)
    },
  }
}

function describeMove(days: Availability | undefined, date: CalendarDate, today: CalendarDate) {
  if (!days || date === today || date !== nextFreeSlot(days)?.date) return undefined
  return newBookingMessages.movedFrom(today, whyUnavailable(days, today), date)
}

type PricedFor = { date: CalendarDate; guests: number | undefined }

/** What slots cost without add-ons, in currency units; `undefined` until the prices are known. */
function slotPrices(product: ProductWithAddons | undefined, { date, guests }: PricedFor) {
  if (!product) return undefined
  const priced = {
    price: toCents(product.price),
    pricing: product.pricing ?? DEFAULT_PRICING,
    date,
    guests: guests ?? null,
  }
  return (slot: TimeSlot) => {
    const total = calculateSlotTotal({ ...priced, slot })
    return total === null ? null : toAmount(total)
  }
}

/** The optional add-ons of a product, and which of those that were ticked it has. */
function useAddons(productId: number | undefined, tickedIds: readonly number[]) {
  const query = useFindProductQuery(productId ?? 0, {
    skip: productId === undefined,
    ...LIST_QUERY,
  })
  const addons = query.currentData?.addons.filter(({ included }) => included === 0) ?? []
  return {
    /** The product itself. */
    details: query.currentData,
    addons,
    chosenIds: addons.map(({ id }) => id).filter((id) => tickedIds.includes(id)),
    isError: query.isError && query.currentData === undefined,
    refetch: useRefetch(query.refetch),
  }
}

type Quoted = Pick<BookingForm, 'productId' | 'date' | 'slotId' | 'addonIds' | 'guests'> & {
  isOverride: boolean
}

/** What the booking costs; unknown until all of it is chosen. */
function useQuote({ productId, date, slotId, addonIds, guests, isOverride }: Quoted) {
  const isComplete = productId !== undefined && date !== undefined && slotId !== undefined
  const quote = useQuoteQuery(
    { productId: productId ?? 0, date: date ?? '', slotId: slotId ?? 0, addonIds, guests, isOverride },
    { skip: !isComplete },
  )
  return { total: quote.currentData?.total_price, refetch: useRefetch(quote.refetch) }
}
