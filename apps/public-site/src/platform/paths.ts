/** Every address of the public site, in one place. */
export const paths = {
  home: '/',
  services: '/#services',
  contact: '/#contact',
  login: '/login',
  register: '/register',
  requestPasswordReset: '/reset-password',
  myBookings: '/my-bookings',
  admin: '/admin',
  book: (productId: number) => `/book/${productId}`,
  bookAt: (productId: number, step: string) =>
    step === 'details' ? `/book/${productId}` : `/book/${productId}?step=${step}`,
  product: (productId: number) => `/products/${productId}`,
} as const
