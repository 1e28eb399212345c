/** Example of the document of the API. */
export const SITE_EXAMPLE = {
  site_name: 'Luzzu',
  time_zone: 'Europe/Malta',
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
  currency: 'EUR',
  contact: {
    phone: '+356 2100 0000',
    mail: 'hello@example.com',
    address: '12 Quay Street, Marsaxlokk, Malta',
    links: [{ name: 'Instagram', url: 'https://www.instagram.com/example' }],
  },
  opening_hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' }],
  booking_window_days: null,
  min_notice_hours: 2,
  cancellation_hours: 24,
}
