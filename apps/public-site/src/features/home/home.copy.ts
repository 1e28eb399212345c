import { hoursAhead } from '@luzzu/domain'

export const HOME_COPY = {
  headline: 'Experience the Freedom of the Open Water',
  subline: 'Rent a boat or a jet ski, or join an exclusive cruise around Malta, Gozo and Comino.',
  start: 'Book Your Adventure',
  browse: 'Browse Rentals',
  services: 'Our Rental Services',
  noProducts: 'No products available for this activity.',
  noServices: 'No rental services are offered right now.',
  how: 'How it works',
  where: 'Where we sail',
  map: 'Map of Malta, Gozo and Comino with six numbered spots',
  testimonials: 'What Our Customers Say',
  closing: 'Ready for Your Next Adventure?',
  closingLead: 'Choose a boat and a day, and we’ll have it ready at the quay.',
  faq: 'Frequently Asked Questions',
  faqLead: 'Find answers to common questions about our boat rental services and experiences.',
  faqEmpty: 'Have questions? Our FAQ section is currently empty, but our team is ready to assist you.',
  faqContact: 'Contact us!',
  why: 'Why Choose',
} as const

export const HOW_IT_WORKS = [
  {
    title: 'Choose your boat',
    text: 'A painted luzzu, a fast RHIB, a kayak for two. Add what you need for the day.',
  },
  {
    title: 'Pick a day and a time',
    text: 'The calendar shows which days are free.',
  },
  {
    title: 'Meet us at the quay',
    text: 'We show you the boat, hand you the life jackets, and off you go.',
  },
] as const

/** Keyed by the names of the spots on the map. */
export const SPOT_DESCRIPTIONS: Record<string, string> = {
  Dwejra: 'A sea-filled crater and a tunnel in the rock on the west of Gozo.',
  'Blue Lagoon': 'White sand and pale water between Comino and its islet.',
  'Għajn Tuffieħa': 'Clay slopes, a watch tower and the best of the evening sun.',
  'Grand Harbour': 'Under the bastions of Valletta and the Three Cities.',
  Marsaxlokk: 'Painted boats at anchor, fish on the quay, two bell towers.',
  'Blue Grotto': 'Sea caves that turn bright blue before noon.',
}

export const TESTIMONIALS = [
  {
    quote:
      'We had the Blue Lagoon to ourselves at eight in the morning. The boat was spotless and the briefing was short and clear.',
    author: 'Hannah Keller',
    location: 'Hamburg, Germany',
  },
  {
    quote:
      'My two boys still talk about the eye on the prow. Our skipper knew every cave on the way to Marsaxlokk.',
    author: 'Daniel Okafor',
    location: 'London, United Kingdom',
  },
  {
    quote: 'Booked on the phone in a café, on a jet ski an hour later. It was that easy.',
    author: 'Giulia Ferrara',
    location: 'Catania, Italy',
  },
] as const

/** `freeHours`: until how many hours before the start a cancellation is free; `undefined` where it is not. */
export const whyChoose = (freeHours: number | undefined) => [
  { title: 'Premium Fleet', text: 'Well-maintained boats and jet skis from top manufacturers.' },
  { title: 'Safety First', text: 'Comprehensive safety equipment and pre-rental training.' },
  { title: 'Prime Locations', text: 'Access to beautiful waterways and hidden gems.' },
  {
    title: 'Flexible Booking',
    text:
      freeHours === undefined
        ? 'Easy online booking.'
        : `Easy online booking and free cancellation ${hoursAhead(freeHours)}.`,
  },
]
