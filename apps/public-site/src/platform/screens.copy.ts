/** Titles and meta descriptions of the screens. */
export const SCREENS_COPY = {
  home: {
    description:
      'Rent boats, kayaks and jet skis or join a cruise around Malta, Gozo and Comino. Book online, with free cancellation.',
  },
  login: {
    title: 'Login',
    description: 'Log in to book a boat, a kayak or a jet ski in Malta, and to follow your bookings.',
  },
  register: {
    title: 'Create an account',
    description:
      'One account for booking boats in Malta, for following your bookings and for cancelling them.',
  },
  passwordReset: {
    title: 'Forgot password?',
    description: 'Ask for a link by email and choose a new password for your account.',
  },
  newPassword: {
    title: 'Choose a new password',
    description: 'Ask for a link by email and choose a new password for your account.',
  },
  myBookings: { title: 'My Bookings', description: 'Follow your bookings, and cancel them if plans change.' },
  cart: { title: 'Your order' },
  manage: { title: 'Your booking' },
  account: { title: 'My Account', description: 'Change your details, and see where you are logged in.' },
  booking: { description: 'Choose a day, a time and add-ons, and book online.' },
  notFound: { title: 'Looking for something?', description: 'There is no page at this address.' },
  productNotFound: { title: 'Product Not Found', description: 'This product may no longer be offered.' },
} as const
