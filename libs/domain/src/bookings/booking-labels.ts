/** What the fields of a booking are called wherever they are shown, in the order of the export. */
export const BOOKING_LABELS = {
  id: 'Id',
  username: 'User',
  product_name: 'Product',
  booking_date: 'Booking Date',
  slot_name: 'Slot',
  time_range: 'Time',
  status: 'Status',
  total_price: 'Total',
  addons: 'Add-ons',
  created_at: 'Requested',
  guests: 'Guests',
  phone: 'Phone',
  mail: 'Mail',
  note: 'Note',
} as const
