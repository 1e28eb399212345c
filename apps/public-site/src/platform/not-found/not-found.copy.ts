import { SCREENS_COPY } from '../screens.copy'

export const NOT_FOUND_COPY = {
  title: SCREENS_COPY.notFound.title,
  lead: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  services: 'See what you can book',
  home: 'Home',
  login: 'Login',
  register: 'Register',
  myBookings: SCREENS_COPY.myBookings.title,
} as const
