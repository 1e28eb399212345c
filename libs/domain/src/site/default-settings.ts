import { DEFAULT_SELLER } from '../documents/default-seller'
import { DEFAULT_PAYMENTS } from '../payments/default-payments'
import type { Settings } from './settings'

/** The settings that nobody has changed yet. */
export const DEFAULT_SETTINGS: Settings = {
  site_name: 'Luzzu',
  currency: 'USD',
  contact: {
    phone: '+356 2100 0000',
    mail: 'hello@luzzu.example',
    address: '12 Quay Street, Marsaxlokk, Malta',
    links: [
      { name: 'Instagram', url: '#instagram' },
      { name: 'Facebook', url: '#facebook' },
      { name: 'YouTube', url: '#youtube' },
    ],
  },
  opening_hours: [
    { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
    { days: [6], opens: '07:00', closes: '19:00' },
    { days: [7], opens: '07:00', closes: '19:00' },
  ],
  meeting_point: null,
  arrive_minutes: 15,
  booking_window_days: null,
  min_notice_hours: 0,
  cancellation_hours: 24,
  auto_confirm: false,
  request_expires_hours: null,
  reminder_hours: 24,
  octo_hold_minutes: 30,
  payment_note: null,
  notify_mail: null,
  set_up_dismissed: false,
  opening_hours_confirmed: false,
  time_slots_confirmed: false,
  payments: DEFAULT_PAYMENTS,
  guest_checkout: false,
  seller: DEFAULT_SELLER,
  vat_percent: null,
}
