function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * The options whose text contains the query, prefix matches first. Accents and case are ignored, so that "curacao"
 * matches "Curaçao".
 */
export function filterOptions<T>(options: readonly T[], typed: string, text: (option: T) => string): T[] {
  const wanted = plain(typed.trim())
  if (!wanted) return [...options]
  const found = options.filter((option) => plain(text(option)).includes(wanted))
  const begins = (option: T) => plain(text(option)).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}
