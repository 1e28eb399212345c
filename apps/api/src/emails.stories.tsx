import { EMAILS } from './emails'
import type { EmailTemplate } from './platform/mail/email-template'
import { writeEmail } from './platform/mail/write-email'

type PreviewProps = { kind: string; scheme: 'light' | 'dark'; width: 390 | 600 }

const SITE = { name: 'Luzzu', currency: 'EUR', url: 'https://luzzu.example', timeZone: 'Europe/Malta' }
/** Has everything that any template reads. */
const DATA = {
  id: 1278,
  account_id: 7,
  product_id: 2,
  username: 'Maria Vella',
  customer: 'Maria Vella',
  is_admin: false,
  product_name: 'Painted Luzzu',
  booking_date: '2026-07-16',
  slot_name: 'Morning',
  time_range: '08:00-12:00',
  total_price: 165,
  guests: 4,
  version: 2,
  status: 'Confirmed',
  from: { booking_date: '2026-07-14', slot_name: 'Afternoon', time_range: '13:00-18:00' },
  message: 'A storm is forecast, and the harbor will be closed.\nWe hope to see you on another day.',
}
const LINK = `${SITE.url}/reset-password/6Jd0xTn3Vq9aWk2bYc7mRs`

/** An email as its recipient sees it; every part of it is in the message. */
function Preview({ kind, scheme, width }: PreviewProps) {
  const template = EMAILS.find((one) => one.kind === kind) as EmailTemplate<typeof DATA> | undefined
  if (!template) return <p>There is no email of this kind.</p>
  const { html } = writeEmail(template, DATA, { site: SITE, now: new Date('2026-07-01'), link: LINK })
  return (
    <iframe
      title={template.subject(SITE, DATA)}
      srcDoc={html ?? ''}
      style={{ width, height: 720, border: 0, colorScheme: scheme }}
    />
  )
}

export default {
  title: 'Emails',
  component: Preview,
  parameters: { bare: true },
  argTypes: { kind: { control: 'select', options: EMAILS.map(({ kind }) => kind) } },
  args: { scheme: 'light', width: 600, kind: 'booking-confirmed' },
}

type Story = { args?: Partial<PreviewProps> }

const onPhone = { width: 390 } as const

export const Welcome: Story = { args: { kind: 'welcome' } }
export const PasswordReset: Story = { args: { kind: 'password-reset' } }
export const Invitation: Story = { args: { kind: 'invitation' } }
export const PasswordChanged: Story = { args: { kind: 'password-changed' } }
export const BookingReceived: Story = { args: { kind: 'booking-received' } }
export const BookingConfirmed: Story = {}
export const BookingConfirmedDark: Story = { args: { scheme: 'dark' } }
export const BookingConfirmedOnAPhone: Story = { args: onPhone }
export const BookingConfirmedOnADarkPhone: Story = { args: { ...onPhone, scheme: 'dark' } }
export const BookingDeclined: Story = { args: { kind: 'booking-declined' } }
export const BookingCancelled: Story = { args: { kind: 'booking-cancelled' } }
export const BookingMoved: Story = { args: { kind: 'booking-moved' } }
export const BookingCalledOff: Story = { args: { kind: 'booking-called-off' } }
export const RequestExpired: Story = { args: { kind: 'request-expired' } }
export const BookingReminder: Story = { args: { kind: 'booking-reminder' } }
export const NewRequest: Story = { args: { kind: 'new-request' } }
