/** Examples of the document of the API. */
export const BOOKING_EXAMPLE = {
  id: 1278,
  username: 'Maria Vella',
  product_name: 'Painted Luzzu',
  booking_date: '2026-07-10 00:00:00',
  slot_name: 'Morning',
  time_range: '08:00-12:00',
  status: 'Pending',
  total_price: 135,
  id_user_fk: 7,
  id_product_fk: 2,
  slot_id: 1,
  addons: [{ addon_name: 'Snorkelling set', extra_price: 15 }],
  guests: 2,
  created_at: '2026-06-18T07:42:00.000Z',
  requested_at: '2026-06-18T07:42:00.000Z',
  updated_at: '2026-06-18T07:42:00.000Z',
  attendance: 'none',
  etag: '"v1"',
}

export const MANIFEST_ENTRY_EXAMPLE = {
  ...BOOKING_EXAMPLE,
  phone: '+35679000000',
  mail: 'maria@example.com',
}
