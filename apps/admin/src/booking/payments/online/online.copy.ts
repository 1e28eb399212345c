export const ONLINE_COPY = {
  testMode: 'Test mode',
  testModeText: 'No real money is moved online: only test cards are taken.',
  noGateway:
    'Stripe is not connected any more: nothing can be paid or refunded online until the operator of this server sets its key again.',
  notSeen: 'Stripe has not sent a webhook yet. Payments are found all the same, up to 30 seconds later.',
  noWebhook: 'No webhook is set up. Payments are found all the same, up to 30 seconds later.',
  seen: 'Stripe last sent a webhook on',
  qr: 'Show QR code',
  sendLink: 'Send payment link',
  noMail: 'No email address is known.',
  noMailServer: 'No mail server is set, so no link can be sent. Show the QR code.',
  title: 'Pay online',
  scan: 'The guest scans it with the phone and pays by card on the page of Stripe. This window notices when it is paid.',
  link: 'Link for the guest',
  copy: 'Copy link',
  close: 'Close',
  opening: 'Asking Stripe for the payment page…',
  waiting: 'Waiting for the payment…',
  paid: 'Paid. Thank you!',
  failed: 'Nothing is waiting to be paid any more. Close this window and look at the payments.',
  byPhone: 'Guest pays by phone (QR code)',
} as const

export const onlineMessages = {
  qrAlt: (amount: string) => `QR code of the page on which ${amount} is paid`,
  linkSent: (mail: string) => `A link to pay was sent to ${mail}.`,
  notShown: (reason: string) => `Couldn’t show the QR code. ${reason}`,
  linkFailed: (reason: string) => `Couldn’t send the link. ${reason}`,
}
