import { EMAIL_KINDS, previewEmail } from './email-previews'

type Scheme = 'light' | 'dark'

const SCHEMES: readonly Scheme[] = ['light', 'dark']
/** Of a desktop client and of a phone, in pixels. */
const WIDTHS = [700, 390] as const

/** An email as its recipient sees it, and its plain text. */
function Preview({ kind }: { kind: string }) {
  const { subject, text, html } = previewEmail(kind)
  return (
    <main style={{ padding: 24 }}>
      <h1>{subject}</h1>
      {SCHEMES.flatMap((scheme) =>
        WIDTHS.map((width) => (
          <figure key={`${scheme}-${width}`} style={{ display: 'inline-block', margin: '0 24px 24px 0' }}>
            <figcaption>
              {scheme === 'dark' ? 'Dark' : 'Light'}, {width} px
            </figcaption>
            <iframe
              title={`${subject}, ${scheme}, ${width} px`}
              srcDoc={html}
              style={{ width, maxWidth: '100%', height: 760, border: 0, colorScheme: scheme }}
            />
          </figure>
        )),
      )}
      <h2>Plain text</h2>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
    </main>
  )
}

export default {
  title: 'Emails',
  component: Preview,
  argTypes: { kind: { control: 'select', options: EMAIL_KINDS } },
}

type Story = { args: { kind: string } }

export const Welcome: Story = { args: { kind: 'welcome' } }
export const PasswordReset: Story = { args: { kind: 'password-reset' } }
export const Invitation: Story = { args: { kind: 'invitation' } }
export const PasswordChanged: Story = { args: { kind: 'password-changed' } }
export const ProfileChanged: Story = { args: { kind: 'profile-changed' } }
export const BookingReceived: Story = { args: { kind: 'booking-received' } }
export const BookingConfirmed: Story = { args: { kind: 'booking-confirmed' } }
export const BookingDeclined: Story = { args: { kind: 'booking-declined' } }
export const BookingCancelled: Story = { args: { kind: 'booking-cancelled' } }
export const BookingMoved: Story = { args: { kind: 'booking-moved' } }
export const BookingCalledOff: Story = { args: { kind: 'booking-called-off' } }
export const RequestExpired: Story = { args: { kind: 'request-expired' } }
export const BookingReminder: Story = { args: { kind: 'booking-reminder' } }
export const NewRequest: Story = { args: { kind: 'new-request' } }
export const PaymentReceived: Story = { args: { kind: 'payment-received' } }
export const RefundSent: Story = { args: { kind: 'refund-sent' } }
