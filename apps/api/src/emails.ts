import {
  invitationEmail,
  passwordChangedEmail,
  passwordResetEmail,
  profileChangedEmail,
  welcomeEmail,
} from './auth/account-emails'
import {
  bookingCancelled,
  bookingConfirmed,
  bookingDeclined,
  bookingReceived,
  bookingReminder,
  requestExpired,
} from './features/bookings/emails/booking-emails'
import { bookingMoved } from './features/bookings/emails/booking-moved'
import { newRequest } from './features/bookings/emails/new-request'
import { bookingCalledOff } from './features/closures/emails/booking-called-off'
import { paymentReceived, refundSent } from './features/documents/emails/document-emails'
import { resellerBookingChanged } from './features/octo/webhooks/reseller-booking-changed'
import { balanceDue } from './features/orders/emails/balance-due'
import { latePaymentReleased, paymentReleased } from './features/orders/emails/card-payment-emails'
import { depositExpiring } from './features/orders/emails/deposit-expiring'
import { orderLinks, orderReceived } from './features/orders/emails/order-emails'
import { paymentAttention, refundFailed } from './features/payments/emails/attention-emails'
import { webhookDisabled } from './features/webhooks/delivery/webhook-disabled'

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
  orderReceived,
  orderLinks,
  paymentReceived,
  refundSent,
  refundFailed,
  paymentAttention,
  paymentReleased,
  latePaymentReleased,
  balanceDue,
  depositExpiring,
  webhookDisabled,
  resellerBookingChanged,
]
