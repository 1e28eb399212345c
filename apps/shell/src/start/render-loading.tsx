import { GlobalStyles, LoadingOverlay } from '@luzzu/ui'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

/** Markup and styles of what a page shows until its scripts render it, for the build of the page. */
export function renderLoading(): { html: string; styles: string } {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(
      sheet.collectStyles(
        <>
          <GlobalStyles />
          <LoadingOverlay />
        </>,
      ),
    )
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
