export const TERMS_COPY = {
  open: 'Payment',
  openLabel: (product: string) => `Payment of ${product}`,
  saved: 'payment terms',
  asSettings: 'As the settings say',
  depositHint: (percent: string) =>
    `How much of the price is due with a booking that is paid online. Leave empty for ${percent} as the settings say.`,
  vatHint: (percent: string) =>
    `Inside the price. Leave empty for ${percent} as the settings say. A change holds for new bookings.`,
  damageHint: 'Filled in when staff take a damage deposit. Leave empty for none.',
  percent: (percent: number) => `${percent}%`,
  noVat: 'no VAT',
} as const

/** Labels of the fields in the order of the form. */
export const TERMS_LABELS = {
  damage_deposit: 'Damage deposit',
  vat_percent: 'VAT (percent)',
  deposit_percent: 'Deposit online (percent)',
  refund_tiers: 'Refunds',
} as const
