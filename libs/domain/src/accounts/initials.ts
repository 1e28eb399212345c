/** The first letters of the first and the last word of a name; of a single word, its first letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toUpperCase()
}

const firstLetter = (word: string) => [...word][0] ?? ''
