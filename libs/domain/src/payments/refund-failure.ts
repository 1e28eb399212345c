/** Why a card did not take a refund, of the reasons that Stripe gives. */
const REASONS: Record<string, string> = {
  expired_or_canceled_card: 'the card has expired or was cancelled',
  lost_or_stolen_card: 'the card was reported lost or stolen',
  insufficient_funds: 'the balance at Stripe was too low',
}

/** What staff read of a refund that has failed; a reason that says nothing to them is left out. */
export function describeRefundFailure(reason: string | null): string {
  const known = reason === null ? undefined : REASONS[reason]
  return `A refund to a card has failed${known === undefined ? '' : `: ${known}`}. Give the money back in another way.`
}
