/** The text of a field whose value lives in the address, which follows what is typed a moment later. */
export type AddressDraft = {
  /** What was typed since the address had the same. */
  typed: string | null
  /** What was sent to the address and has not arrived there, oldest first. */
  sent: readonly string[]
  /** The value in the address, and the navigation that brought it. */
  value: string
  at: string
}

export const draftOf = (value: string, at: string): AddressDraft => ({ typed: null, sent: [], value, at })

export const textOf = ({ typed, value }: AddressDraft): string => typed ?? value

/** What the address does not know yet. */
export function unsentOf({ typed, sent, value }: AddressDraft): string | undefined {
  return typed === null || typed === (sent.at(-1) ?? value) ? undefined : typed
}

/** After a navigation: what was typed stays when it was the field's own or concerned other fields; else the address wins. */
export function follow(
  { typed, sent, value: before }: AddressDraft,
  value: string,
  at: string,
): AddressDraft {
  const arrived = sent.indexOf(value)
  if (arrived >= 0) return { typed: typed === value ? null : typed, sent: sent.slice(arrived + 1), value, at }
  const concernsOthers = value === before && sent.length === 0
  return { ...draftOf(value, at), typed: concernsOthers ? typed : null }
}
