export const LAYOUT_COPY = {
  about: 'Providing unforgettable water experiences, your adventure awaits.',
  account: 'My Account',
  accountSettings: 'Account settings',
  myBookings: 'My Bookings',
  adminPanel: 'Admin Panel',
  logOut: 'Log out',
  login: 'Login',
  register: 'Create an account',
  home: 'Home',
  services: 'Services',
  menuFailed: 'The menu could not be loaded. Please try again.',
  sessionEnded: 'Your session has ended.',
  unchecked: 'We couldn’t check your login. Please log in again.',
  dismiss: 'Dismiss',
  offline: 'You are offline. You can continue when you are back online.',
} as const

/** For a page that comes from the cache. */
export function staleNotice(time: number): string {
  const seen = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(time)
  return `${navigator.onLine ? 'We can’t be reached' : 'You are offline'}. This is the page as last seen: ${seen}.`
}
