const LETTERS: Readonly<Record<string, string>> = {
  ħ: 'h',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** Text normalized for searching: lower case without accents, so that ħ is found by h, and ż by z. */
export function searchText(text: string): string {
  const letters = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[ħłøđðþßæœı]/g, (letter) => LETTERS[letter] ?? letter)
}
