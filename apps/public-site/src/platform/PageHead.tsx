import { useSite } from '@luzzu/api-client/site'
import { useEffect } from 'react'
import { pageTitle } from './page-title'

type PageHeadProps = {
  /** What the page is, without the name of the site. Left out on the home page. */
  title?: string
}

/** What the browser's tab says. What search engines and shared links read came with the page from the server. */
export function PageHead({ title }: PageHeadProps) {
  const { site_name } = useSite()
  useEffect(dropTagsOfOtherPages, [])
  return <title>{pageTitle(site_name, title)}</title>
}

/** Who shares a page that was reached by a link within the site must not share the one it came from. */
function dropTagsOfOtherPages(): void {
  const here = globalThis.location.pathname
  for (const tag of document.head.querySelectorAll<HTMLElement>('[data-page]')) {
    if (tag.dataset.page !== here) tag.remove()
  }
}
