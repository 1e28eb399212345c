import { invitationEmail } from './auth/emails/invitation'
import { passwordChangedEmail } from './auth/emails/password-changed'
import { passwordResetEmail } from './auth/emails/password-reset'
import { profileChangedEmail } from './auth/emails/profile-changed'
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

/** Every email of the product, without the links that are created when an email is sent. */
export const EMAILS = [
  welcomeEmail,
  passwordResetEmail,
  invitationEmail,
  passwordChangedEmail,
  profileChangedEmail,
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
