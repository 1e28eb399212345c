const MAX_DESCRIPTION_LENGTH = 160

/** A text as far as a search engine shows it, cut between words. */
export function descriptionOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line
  return `${line.slice(0, MAX_DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}
