export const PAYMENTS_COPY = {
  paid: 'Paid',
  due: 'Due',
  atDesk: 'Please pay when you come.',
  refunded: 'Refunded',
  pending: 'Waiting for you at the desk',
  documents: 'Receipts',
  loading: 'Loading your receipts…',
  notLoaded: 'Your receipts could not be loaded.',
  again: 'Try again',
  working: 'Working out the refund…',
  changed: 'The refund has changed. Please check the new sum.',
} as const

export const paymentMessages = {
  due: (amount: string) => `${amount} due when you come`,
  download: (number: string) => `Download ${number}`,
  notDownloaded: (number: string) => `${number} could not be downloaded. Please try again.`,
  refund: (total: string, paid: string) => `You get back ${total} of the ${paid} that you paid.`,
  retained: (retained: string) => `${retained} is kept, as the refund policy says.`,
  until: (until: string) => `This holds until ${until}.`,
  atDesk: 'The money is waiting for you at the desk.',
  confirm: (total: string) => `Cancel and get ${total} back`,
  cancelNothingBack: 'Cancel without a refund',
}
