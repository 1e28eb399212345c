import { invitationEmail } from './auth/emails/invitation'
import { passwordChangedEmail } from './auth/emails/password-changed'
import { passwordResetEmail } from './auth/emails/password-reset'
import { welcomeEmail } from './auth/emails/welcome'
import { bookingCancelled } from './features/bookings/emails/booking-cancelled'
import { bookingConfirmed } from './features/bookings/emails/booking-confirmed'
import { bookingDeclined } from './features/bookings/emails/booking-declined'
import { bookingMoved } from './features/bookings/emails/booking-moved'
import { bookingReceived } from './features/bookings/emails/booking-received'
import { bookingReminder } from './features/bookings/emails/booking-reminder'
import { newRequest } from './features/bookings/emails/new-request'
import { requestExpired } from './features/bookings/emails/request-expired'
import { bookingCalledOff } from './features/closures/emails/booking-called-off'
import type { EmailTemplates } from './platform/mail/email-template'

const TEMPLATES = [
  welcomeEmail,
  passwordResetEmail,
  invitationEmail,
  passwordChangedEmail,
  bookingReceived,
  bookingConfirmed,
  bookingDeclined,
  bookingCancelled,
  bookingMoved,
  bookingCalledOff,
  requestExpired,
  bookingReminder,
  newRequest,
]

/** Every email template of the product. */
export const EMAIL_TEMPLATES: EmailTemplates = new Map(TEMPLATES.map((template) => [template.kind, template]))
