import type { ActivityType } from '@luzzu/domain'
import { toJson } from '../platform/database/json-text'

export type DemoAddon = { name: string; price: number | null } | string

/** A product of the sample catalogue; a string among its add-ons is an included feature. */
export type DemoProduct = {
  poster: string
  name: string
  description: string
  maxPersons: number
  maxWeight: number | null
  height: number | null
  price: number
  units: number
  addons: DemoAddon[]
  bring: string[]
  requirements: string[]
}

export type DemoActivity = { name: string; type: ActivityType; description: string; products: DemoProduct[] }

const LUNCH = { name: 'Maltese lunch on board', price: 45 }
const SNORKEL = { name: 'Snorkel set', price: null }
const CAMERA = { name: 'Underwater camera', price: 25 }
const DRY_BAG = { name: 'Dry bag', price: 4 }
const WETSUIT = { name: 'Wetsuit', price: 10 }
const JACKETS = 'Life jackets in every size'

/* Emails join these lines with commas, so they have none. */
const TOWEL = 'Towel and swimwear'
const SUN = 'Sun cream and a hat'
const WATER = 'Drinking water'
const WET_SHOES = 'Shoes that may get wet'
const PASSPORT = 'Passport or identity card'
const CHILDREN = 'Children from 1 year with an adult'
const SWIMMERS = 'Everybody can swim'
const ADULT_DRIVER = 'The driver is 18 or older'

export const DEMO_ACTIVITIES: readonly DemoActivity[] = [
  {
    name: 'Boats',
    type: 'Boat',
    description: 'Skippered and self-drive boats along the coast of Malta, Gozo and Comino.',
    products: [
      {
        poster: 'luzzu',
        name: 'Painted Luzzu',
        description:
          'A wooden fishing boat with a skipper, an awning and an eye on the prow. Slow, shady, good with children. From Marsaxlokk along the south-east coast, with two stops to swim.',
        maxPersons: 8,
        maxWeight: 720,
        height: 2.4,
        price: 120,
        units: 2,
        addons: ['Skipper', 'Fuel', JACKETS, 'Cool box with water', LUNCH, SNORKEL, CAMERA],
        bring: [TOWEL, SUN],
        requirements: ['The skipper drives: no licence needed', CHILDREN],
      },
      {
        poster: 'rhib',
        name: 'RHIB Explorer',
        description: 'A fast inflatable for the caves and quiet bays on the far side of Comino.',
        maxPersons: 10,
        maxWeight: 900,
        height: 2.1,
        price: 95,
        units: 2,
        addons: ['Skipper', 'Fuel', JACKETS, SNORKEL, CAMERA],
        bring: [TOWEL, SUN, 'A windproof jacket'],
        requirements: [
          'The skipper drives: no licence needed',
          'Children from 6 years with an adult',
          'Not advised during pregnancy or with a bad back',
        ],
      },
      {
        poster: 'self-drive-boat',
        name: 'Self-drive Boat',
        description: 'Five metres, thirty horsepower, no licence needed. We show you how.',
        maxPersons: 6,
        maxWeight: 540,
        height: 1.8,
        price: 60,
        units: 3,
        addons: ['Briefing and sea map', JACKETS, SNORKEL, { name: 'Cool box with ice', price: 8 }, CAMERA],
        bring: [PASSPORT, TOWEL, SUN, WATER],
        requirements: [ADULT_DRIVER, 'No licence needed: we show you how', CHILDREN],
      },
    ],
  },
  {
    name: 'Kayaks',
    type: 'Kayak',
    description: 'Single and tandem kayaks for caves and quiet bays.',
    products: [
      {
        poster: 'single-kayak',
        name: 'Single Kayak',
        description: 'Light and stable. Slip into sea caves that no boat can reach.',
        maxPersons: 1,
        maxWeight: 120,
        height: null,
        price: 12,
        units: 6,
        addons: ['Paddle', 'Life jacket', DRY_BAG, SNORKEL],
        bring: [WET_SHOES, SUN, WATER],
        requirements: ['From 14 years: under 18 with an adult alongside', SWIMMERS],
      },
      {
        poster: 'tandem-kayak',
        name: 'Tandem Kayak',
        description: 'Two seats, shared work: the easy way round the bays below the towers.',
        maxPersons: 2,
        maxWeight: 220,
        height: null,
        price: 18,
        units: 4,
        addons: ['Two paddles', 'Life jackets', DRY_BAG, SNORKEL],
        bring: [WET_SHOES, SUN, WATER],
        requirements: ['One adult in each kayak', 'Children from 6 years', SWIMMERS],
      },
    ],
  },
  {
    name: 'Jet Skis',
    type: 'Jet Ski',
    description: 'Stand-up and runabout jet skis with a short training first.',
    products: [
      {
        poster: 'stand-up-jet-ski',
        name: 'Stand-up Jet Ski',
        description: 'Small, agile and wet. For riders who have stood on one before.',
        maxPersons: 1,
        maxWeight: 110,
        height: null,
        price: 80,
        units: 2,
        addons: ['Training on the water', 'Life jacket', 'Fuel', WETSUIT, CAMERA],
        bring: [PASSPORT, TOWEL],
        requirements: ['The rider is 18 or older and has ridden before', SWIMMERS],
      },
      {
        poster: 'runabout-jet-ski',
        name: 'Runabout Jet Ski',
        description: 'Room for two and power to spare, along the bastions and back.',
        maxPersons: 2,
        maxWeight: 240,
        height: null,
        price: 90,
        units: 3,
        addons: ['Training on the water', 'Life jackets', 'Fuel', WETSUIT, CAMERA],
        bring: [PASSPORT, TOWEL],
        requirements: [ADULT_DRIVER, 'Passengers from 8 years', SWIMMERS],
      },
    ],
  },
  {
    name: 'Cruises',
    type: 'Boat',
    description: 'A crew, a course and the best of the light, under sail or on deck.',
    products: [
      {
        poster: 'sailing-yacht',
        name: 'Sailing Yacht',
        description: 'Under sail below the cliffs of Gozo, with lunch at anchor.',
        maxPersons: 8,
        maxWeight: 800,
        height: 14.5,
        price: 150,
        units: 1,
        addons: ['Skipper', 'Lunch at anchor', JACKETS, SNORKEL, CAMERA],
        bring: [TOWEL, SUN, 'Soft-soled shoes', 'A windproof jacket'],
        requirements: ['The skipper sails: no experience needed', CHILDREN],
      },
      {
        poster: 'sunset-catamaran',
        name: 'Sunset Catamaran',
        description: 'Nets to lie on, music, and the sun going down behind Gozo.',
        maxPersons: 12,
        maxWeight: 1200,
        height: 16,
        price: 180,
        units: 1,
        addons: [
          'Crew',
          'A glass of something cold',
          JACKETS,
          LUNCH,
          { name: 'Photographs of the evening', price: 30 },
        ],
        bring: [TOWEL, 'A jacket for the way back'],
        requirements: ['The crew sails: no experience needed', CHILDREN],
      },
    ],
  },
]

/** The details of a product, as the database keeps them. */
export const demoDetails = ({ bring, requirements }: DemoProduct) =>
  toJson({ meeting_point: null, bring, requirements })

export const DEMO_FAQS = [
  {
    question: 'Do I need a licence to drive a boat?',
    answer:
      'Not for the self-drive boat: we show you the controls and the map before you leave. The RHIB and the yacht come with a skipper.',
  },
  {
    question: 'What happens if the weather is bad?',
    answer:
      'If wind or sea make a trip unsafe, we call it off and tell you by email: you choose another day or get your money back.',
  },
  { question: 'Can I cancel my booking?', answer: 'Yes. Cancellation is free up to 24 hours ahead.' },
  {
    question: 'What should I bring?',
    answer: 'A towel, sun cream, water and shoes that may get wet. Life jackets are on board.',
  },
  { question: 'Are children welcome?', answer: 'Yes. We have life jackets in every size, from one year up.' },
]
