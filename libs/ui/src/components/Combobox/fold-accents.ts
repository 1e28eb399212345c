/** A text as it is searched: in lower case and without accents, so that "curacao" finds "Curaçao". */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
