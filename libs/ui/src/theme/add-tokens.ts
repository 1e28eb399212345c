import { tokenRules } from './token-rules'

/** Declares every token below the page's own styles, whose values win: styles of a layer yield to those of none. */
export function addTokens(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer tokens-of-area {${tokenRules}}`)
  document.adoptedStyleSheets.push(sheet)
}
