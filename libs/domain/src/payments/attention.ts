/** What can be wrong with money. */
export const ATTENTION_KINDS = [
  'money-without-place',
  'mismatch',
  'refund-failed',
  'capture-failed',
  'dispute',
] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]
