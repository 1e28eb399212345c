import { createGlobalStyle } from 'styled-components'

/**
 * On paper a screen is a sheet: its title, and what it lists, without what is pressed, typed or led to. Margins are of A4 and
 * Letter alike.
 */
export const PrintStyles = createGlobalStyle`
  @page {
    margin: 12mm;

    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font: 8pt sans-serif;
    }
  }
  @media print {
    main nav,
    main :is([role='search'], [role='tab'][aria-selected='false']),
    [data-screen-only][data-screen-only],
    :is(a, button):is([data-variant], [data-tooltip]),
    button[aria-label] {
      display: none;
    }
    h1, h2, h3 {
      break-after: avoid;
    }
    tr, dl > div {
      break-inside: avoid;
    }
  }
`

/** For what is wider than high, such as the days of a week beside each other. */
export const LandscapePrint = createGlobalStyle`
  @page {
    size: landscape;
  }
`
