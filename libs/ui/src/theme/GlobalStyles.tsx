import { createGlobalStyle } from 'styled-components'
import { base } from './base'
import { tokenRules } from './token-rules'

/**
 * The tokens as custom properties, the reset and the base typography. Mount it once per page. The color scheme follows
 * the system unless `<html data-theme>` is `light` or `dark`.
 */
export const GlobalStyles = createGlobalStyle`
  ${tokenRules}
  ${base}
`
