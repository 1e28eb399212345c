import { descriptionOf, inHours, slotMinutes } from '@luzzu/domain'
import type { AddonRow, FaqRow, TimeSlotRow } from '../../../platform/database/schema'
import { imageAddress } from '../../../platform/images/images'
import type { Site } from '../../../platform/settings/site'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import type { Capabilities } from '../capabilities'
import { isAllDay } from '../local-times'
import { isPerUnit, type PriceContext, priceOf, totalOf } from '../pricing'
import type { OfferedProduct } from './find-products'

/** The one unit that every product is sold in. */
export const UNIT_ID = 'guest'
const LOCALE = 'en'

/** What texts are made of, where they are asked for. */
export type ContentSource = { addons: readonly AddonRow[]; faqs: readonly FaqRow[] }

export type WireContext = PriceContext & {
  site: Site
  capabilities: Capabilities
  content: ContentSource
}

export function toProduct(sold: OfferedProduct, context: WireContext) {
  const { product, distribution, slots } = sold
  const { site, capabilities, currency } = context
  const isInstant = distribution.instant_confirmation ?? site.settings.auto_confirm
  return {
    id: String(product.id),
    internalName: product.name,
    reference: distribution.reference,
    locale: LOCALE,
    timeZone: site.timeZone,
    allowFreesale: false,
    instantConfirmation: isInstant,
    instantDelivery: isInstant,
    availabilityRequired: true,
    availabilityType: distribution.availability,
    deliveryFormats: ['QRCODE'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'MANIFEST',
    options: slots.map((slot, at) => toOption(sold, slot, { isFirst: at === 0 }, context)),
    ...(capabilities.has('octo/pricing') && {
      defaultCurrency: currency,
      availableCurrencies: [currency],
      pricingPer: isPerUnit(sold) ? 'UNIT' : 'BOOKING',
    }),
    ...(capabilities.has('octo/content') && contentOf(sold, context)),
  }
}

export function toOption(
  sold: OfferedProduct,
  slot: TimeSlotRow,
  { isFirst }: { isFirst: boolean },
  context: WireContext,
) {
  const { site, capabilities } = context
  const hours = site.settings.cancellation_hours
  const minutes = slotMinutes(timeRangeOf(slot))
  return {
    id: String(slot.id),
    default: isFirst,
    internalName: slot.name,
    reference: null,
    availabilityLocalStartTimes: isAllDay(sold) ? [] : [slot.starts_at],
    cancellationCutoff: inHours(hours),
    cancellationCutoffAmount: hours,
    cancellationCutoffUnit: 'hour',
    requiredContactFields: [],
    restrictions: { minUnits: 1, maxUnits: sold.product.max_persons },
    units: [toUnit(sold, slot, context)],
    ...(capabilities.has('octo/pricing') && !isPerUnit(sold) && pricesFrom(sold, slot, context)),
    ...(capabilities.has('octo/content') && {
      title: slot.name,
      shortDescription: `${slot.starts_at} to ${slot.ends_at}`,
      description: null,
      features: [],
      faqs: [],
      media: [],
      locations: [],
      categoryLabels: [],
      durationMinutesFrom: minutes,
      durationMinutesTo: null,
      commentary: [],
    }),
  }
}

function toUnit(sold: OfferedProduct, slot: TimeSlotRow, context: WireContext) {
  const { capabilities } = context
  return {
    id: UNIT_ID,
    internalName: 'Guest',
    reference: null,
    type: 'ADULT',
    restrictions: {
      minAge: 0,
      maxAge: 99,
      idRequired: false,
      minQuantity: 1,
      maxQuantity: sold.product.max_persons,
      paxCount: 1,
      accompaniedBy: [],
    },
    requiredContactFields: [],
    ...(capabilities.has('octo/pricing') && isPerUnit(sold) && pricesFrom(sold, slot, context)),
    ...(capabilities.has('octo/content') && {
      title: 'Guest',
      shortDescription: 'A person on board',
      features: [],
    }),
  }
}

/** What it costs before a day is chosen. */
function pricesFrom(sold: OfferedProduct, slot: TimeSlotRow, context: WireContext) {
  return { pricingFrom: [priceOf(totalOf(sold, slot, { date: undefined, guests: 1 }), context)] }
}

function contentOf({ product, slots }: OfferedProduct, { site, content }: WireContext) {
  const durations = slots.map((slot) => slotMinutes(timeRangeOf(slot)))
  const hours = site.settings.cancellation_hours
  const included = content.addons.filter(
    ({ product_id, included: isIncluded }) => product_id === product.id && isIncluded === 1,
  )
  return {
    title: product.name,
    shortDescription: descriptionOf(product.description),
    description: product.description,
    features: [
      ...included.map(({ addon_name }) => ({ shortDescription: addon_name, type: 'INCLUSION' })),
      {
        shortDescription: `Free cancellation until ${inHours(hours)} before the start.`,
        type: 'CANCELLATION_TERM',
      },
    ],
    faqs: content.faqs.map(({ question, answer }) => ({ question, answer })),
    media: product.image_hash
      ? [
          {
            src: new URL(imageAddress(product.image_hash), site.url).href,
            type: 'image/jpeg',
            rel: 'COVER',
            title: product.name,
            caption: null,
            copyright: null,
          },
        ]
      : [],
    locations: [],
    categoryLabels: [],
    durationMinutesFrom: Math.min(...durations),
    durationMinutesTo: durations.length > 1 ? Math.max(...durations) : null,
    commentary: [],
  }
}
