import { ALWAYS_OFFERED, PRODUCT_FIELDS, type Pricing, recordExample, type Schedule } from '@luzzu/domain'
import type { Activity, Addon, Faq, Product, TimeSlot } from '@luzzu/domain/contracts'
import { dayFromNow } from './sample-data'

export const ACTIVITIES: Activity[] = [
  { id: 1, name: 'Boats', type: 'Boat', description: 'With a skipper or without.', image_url: null },
  { id: 2, name: 'Kayaks', type: 'Kayak', description: 'For caves and quiet bays.', image_url: null },
  { id: 3, name: 'Jet skis', type: 'Jet Ski', description: 'By the half day.', image_url: null },
]

const aProduct = (
  part: Pick<Product, 'id' | 'activity_id' | 'name' | 'price'> & Partial<Product>,
): Product => ({
  ...recordExample(PRODUCT_FIELDS),
  description: 'From Marsaxlokk along the south-east coast, with two stops to swim.',
  max_weight_kg: 720,
  boat_height_m: 2.4,
  units: 2,
  image: null,
  image_url: null,
  ...part,
})

export const PRODUCTS: Product[] = [
  aProduct({ id: 1, activity_id: 1, name: 'Painted Luzzu', price: 120, image_url: '/posters/luzzu.svg' }),
  aProduct({ id: 2, activity_id: 1, name: 'RHIB Explorer', price: 95, image_url: '/posters/rhib.svg' }),
  aProduct({ id: 3, activity_id: 1, name: 'Self-drive Boat', price: 60, image_url: null }),
  aProduct({
    id: 4,
    activity_id: 2,
    name: 'Tandem Kayak',
    price: 35,
    max_persons: 2,
    charge: 'per_person',
    boat_height_m: null,
    image_url: '/posters/tandem-kayak.svg',
  }),
]

/** What the form of a pricing begins with; the products themselves have none. */
export const PRICING: Pricing = {
  charge: 'per_person',
  slot_prices: [{ slot_id: 3, price: 90 }],
  rules: [
    { name: 'Weekend', from_date: null, to_date: null, weekdays: [6, 7], percent: 20 },
    {
      name: 'Season',
      from_date: dayFromNow(20),
      to_date: dayFromNow(80),
      weekdays: [1, 2, 3, 4, 5],
      percent: 10,
    },
  ],
}

export const ADDONS: Addon[] = [
  { id: 1, product_id: 1, addon_name: 'Skipper', included: 1, extra_price: null },
  { id: 2, product_id: 1, addon_name: 'Life jackets in every size', included: 1, extra_price: null },
  { id: 3, product_id: 1, addon_name: 'Maltese lunch on board', included: 0, extra_price: 45 },
  { id: 4, product_id: 1, addon_name: 'Snorkel set', included: 0, extra_price: null },
  { id: 5, product_id: 2, addon_name: 'Underwater camera', included: 0, extra_price: 25 },
]

export const TIME_SLOTS: TimeSlot[] = [
  { id: 1, name: 'Morning', time_range: '08:00-12:00' },
  { id: 2, name: 'Afternoon', time_range: '13:00-18:00' },
  { id: 3, name: 'Full Day', time_range: '08:00-18:00' },
]

/** For staff: with one that visitors do not see, and one that only some products are offered in. */
export const ALL_TIME_SLOTS: TimeSlot[] = [
  ...TIME_SLOTS,
  { id: 4, name: 'Evening', time_range: '19:00-21:30' },
  { id: 5, name: 'Sunrise', time_range: '05:30-07:30', archived: true },
]

/** The kayak is offered on weekends in summer; the other products always. */
export const scheduleOf = (productId: number): Schedule =>
  productId === 4
    ? { slot_ids: [4], weekdays: [6, 7], season: { from: '04-01', to: '10-31' }, min_notice_hours: 24 }
    : ALWAYS_OFFERED

export const FAQS: Faq[] = [
  { id: 1, question: 'Do I need a license?', answer: 'Not for kayaks and not for our self-drive boats.' },
  {
    id: 2,
    question: 'What if the weather turns?',
    answer: 'We move your booking, or you get your money back.',
  },
  { id: 3, question: 'May children come along?', answer: 'Yes. There are life jackets in every size.' },
]
