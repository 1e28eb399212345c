/** What a card does when it is charged, refunded or seen on a statement. */
export type TestCard = {
  number: string
  brand: string
  title: string
  decline?: { code: string; decline_code?: string; message: string }
  /** The bank wants to see the owner. */
  isConfirmed?: boolean
  /** Seconds until the bank answers. */
  answersAfter?: number
  /** What becomes of a refund at once, and later. */
  refund?: { status: 'pending' | 'succeeded'; later: 'succeeded' | 'failed' }
  isDisputed?: boolean
}

const DECLINED = 'Your card was declined.'

/** The numbers are those of Stripe, but for the last one. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', title: 'Visa: succeeds' },
  { number: '5555555555554444', brand: 'mastercard', title: 'Mastercard: succeeds' },
  {
    number: '4000000000000002',
    brand: 'visa',
    title: 'Declined',
    decline: { code: 'card_declined', decline_code: 'generic_decline', message: DECLINED },
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    title: 'Insufficient funds',
    decline: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    title: 'Expired card',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  { number: '4000002760003184', brand: 'visa', title: '3-D Secure: the bank asks', isConfirmed: true },
  {
    number: '4000000000007726',
    brand: 'visa',
    title: 'Succeeds; a refund stays pending and succeeds a minute later',
    refund: { status: 'pending', later: 'succeeded' },
  },
  {
    number: '4000000000005126',
    brand: 'visa',
    title: 'Succeeds; a refund fails a minute later',
    refund: { status: 'succeeded', later: 'failed' },
  },
  {
    number: '4000000000000259',
    brand: 'visa',
    title: 'Succeeds; is disputed when captured',
    isDisputed: true,
  },
  {
    number: '4000000000000309',
    brand: 'visa',
    title: 'Late: the bank answers after 20 seconds',
    answersAfter: 20,
  },
]

export const findCard = (number: string): TestCard | undefined => {
  const digits = number.replace(/\D/g, '')
  return TEST_CARDS.find((card) => card.number === digits)
}

/** A card by the digits that Stripe shows of it. */
export const findCardByLast4 = (last4: string | null): TestCard | undefined =>
  TEST_CARDS.find(({ number }) => number.slice(-4) === last4)
