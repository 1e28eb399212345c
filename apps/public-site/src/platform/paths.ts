/** Paths with parameters. */
const PATTERNS = {
  booking: '/book/:id',
  product: '/products/:id',
  newPassword: '/reset-password/:token',
  notFound: '/*',
} as const

/** Every path of the public site. */
export const paths = {
  home: '/',
  services: '/#services',
  contact: '/#contact',
  login: '/login',
  register: '/register',
  requestPasswordReset: '/reset-password',
  myBookings: '/my-bookings',
  account: '/account',
  cart: '/cart',
  manage: '/manage',
  admin: '/admin',
  /** The details of one of the bookings. */
  bookingDetails: (bookingId: number) => `/my-bookings?booking=${bookingId}`,
  patterns: PATTERNS,
  book: (productId: number) => pathOf(PATTERNS.booking, productId),
  bookAt: (productId: number, step: string) =>
    step === 'details'
      ? pathOf(PATTERNS.booking, productId)
      : `${pathOf(PATTERNS.booking, productId)}?step=${step}`,
  /** The wizard with a day, people or a slot chosen already. */
  bookWith: (productId: number, chosen: Chosen) => withChosen(pathOf(PATTERNS.booking, productId), chosen),
  /** An order by its link, whose token stays behind the `#` and is never sent with an address. */
  orderLink: (orderToken: string) => `/manage#${orderToken}`,
  /** The page of a product, which leads on to the wizard with the day and the people that were looked for. */
  product: (productId: number, search?: Chosen) => {
    const path = pathOf(PATTERNS.product, productId)
    return search ? withChosen(path, search) : path
  },
} as const

function pathOf(pattern: string, id: number): string {
  return pattern.replace(':id', String(id))
}

type Chosen = { date?: string; guests: string; slotId?: number }

function withChosen(path: string, { date, guests, slotId }: Chosen): string {
  return `${path}?${new URLSearchParams({
    ...(date && { date }),
    ...(guests && { guests }),
    ...(slotId && { slot_id: String(slotId) }),
  })}`
}
