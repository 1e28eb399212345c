import { createGlobalStyle, css } from 'styled-components'
import { media } from './media'
import { displayType, focusRing } from './mixins'
import { token } from './token'
import { tokenRules } from './token-rules'

/** Reset and base typography, independent of components. */
const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    background: ${token('surface')};
    color: ${token('text')};
    font: 400 100% / 1.6 ${token('font-body')};
    accent-color: ${token('accent')};
    scroll-behavior: smooth;
    scroll-padding-top: calc(${token('header-height')} + ${token('space-4')});
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;

    ${media.short} {
      scroll-padding-top: ${token('space-4')};
    }
  }
  @media print {
    html {
      background: none;
    }
  }
  body {
    margin: 0;
    /* On the body, not on the root: rem stays the size that the reader set. */
    font-size: ${token('text-base')};
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend {
    margin: 0;
    padding: 0;
  }
  ul, ol {
    list-style: none;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }
  h1, h2, h3, h4 {
    ${displayType}
    line-height: 1.12;
    letter-spacing: ${token('tight')};
    text-wrap: balance;
    overflow-wrap: break-word;
  }
  h1 {
    font-size: ${token('heading-1')};
    line-height: 1.04;
    letter-spacing: ${token('tight-display')};
  }
  h2 {
    font-size: ${token('heading-2')};
  }
  h3, h4 {
    font-size: ${token('heading-3')};
  }
  b, strong {
    font-weight: 600;
  }
  a {
    color: ${token('accent')};
    text-underline-offset: ${token('edge-strong')};
  }
  img, svg {
    display: block;
    max-width: 100%;
  }
  img {
    height: auto;
  }
  img[data-broken] {
    display: none;
  }
  button, input, select, textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  svg.lucide {
    width: ${token('icon')};
    height: ${token('icon')};
    flex: none;
    stroke-width: 1.75;
  }
  :focus-visible {
    ${focusRing}
    box-shadow: 0 0 0 ${token('edge')} ${token('surface')};
  }
  /* Places the reader is taken to, such as main or a heading, are no controls. */
  [tabindex='-1']:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  /* Arrows along the line of reading. */
  :is(.lucide-chevron-left, .lucide-chevron-right):dir(rtl) {
    transform: scaleX(-1);
  }
  /* Forced colors drop backgrounds and shadows: what is chosen, current or active has the colors of a selection. */
  ${media.forced} {
    :is(
      [aria-pressed='true'],
      [aria-selected='true'],
      [aria-current]:not(li),
      [role='option'][data-focus],
      [role='menuitem'][data-focus],
      :is(fieldset, [role='group']) > label:has(> input:checked)
    ) {
      forced-color-adjust: none;
      border-color: Highlight !important;
      background: Highlight !important;
      color: HighlightText !important;

      *:not(input) {
        border-color: currentColor !important;
        background: none !important;
        color: inherit !important;
      }
    }
  }
  ${media.belowDesk} {
    /* A bar at the lower edge must not lie over the end of the page, nor over the field in use. */
    html:has([data-action-bar]) {
      scroll-padding-bottom: ${token('bar-height')};
      padding-bottom: ${token('bar-height')};
    }
  }
  ${media.still} {
    html {
      scroll-behavior: auto;
    }
    /* What follows the scroll position is no motion of its own. */
    *:not([data-scroll-driven]),
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`

/**
 * The tokens as custom properties, the reset and the base typography. Mount it once per page. The color scheme follows
 * the system unless `<html data-theme>` is `light` or `dark`.
 */
export const GlobalStyles = createGlobalStyle`
  ${tokenRules}
  ${base}
`
