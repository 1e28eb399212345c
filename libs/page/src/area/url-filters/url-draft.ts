/** The text of a field whose value lives in the address, which follows what is typed a moment later. */
export type UrlDraft = {
  /** What was typed since the address had the same. */
  typed: string | null
  /** What was sent to the address and has not arrived there, oldest first. */
  sent: readonly string[]
  /** The value in the address, and the navigation that brought it. */
  value: string
  at: string
}

export const createDraft = (value: string, at: string): UrlDraft => ({ typed: null, sent: [], value, at })

export const draftText = ({ typed, value }: UrlDraft): string => typed ?? value

/** What the address does not know yet. */
export function pendingText({ typed, sent, value }: UrlDraft): string | undefined {
  return typed === null || typed === (sent.at(-1) ?? value) ? undefined : typed
}

/** After a navigation: what was typed stays when it was the field's own or concerned other fields; else the address wins. */
export function afterNavigation(
  { typed, sent, value: before }: UrlDraft,
  value: string,
  at: string,
): UrlDraft {
  const arrived = sent.indexOf(value)
  if (arrived >= 0) return { typed: typed === value ? null : typed, sent: sent.slice(arrived + 1), value, at }
  const concernsOthers = value === before && sent.length === 0
  return { ...createDraft(value, at), typed: concernsOthers ? typed : null }
}
