export const CART_COPY = {
  title: 'Your order',
  lead: 'Everything here is held and booked together.',
  nothingHeld: 'Nothing is held or booked at the moment.',
  items: 'What you booked',
  empty: 'There is nothing in your order',
  emptyHint:
    'Choose a boat, a kayak or a jet ski, and hold it while you check out. Places that you hold in another tab are shown there.',
  browse: 'Browse Rentals',
  summary: 'Summary',
  total: 'Total',
} as const
