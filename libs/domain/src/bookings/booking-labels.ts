/** What the values of a booking are called in emails, calendar files, exports and the activity log. */
export const BOOKING_LABELS = {
  product_name: 'Product',
  slot_name: 'Slot',
  status: 'Status',
  total_price: 'Total',
  addons: 'Add-ons',
  guests: 'Guests',
  phone: 'Phone',
} as const
