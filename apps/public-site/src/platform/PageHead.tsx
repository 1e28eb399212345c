import { useSite } from '@luzzu/api-client/site'
import { useEffect } from 'react'
import { pageTitle } from './page-title'

/** Where this page was loaded. Tags without a path speak of whatever address that was. */
const LANDING = globalThis.location?.pathname

type PageHeadProps = {
  /** Title of the page without the site's name. Omitted on the home page. */
  title?: string
}

/** Sets the document title. Metadata for search engines and link previews comes from the server. */
export function PageHead({ title }: PageHeadProps) {
  const { site_name } = useSite()
  useEffect(dropTagsOfOtherPages, [])
  return <title>{pageTitle(site_name, title)}</title>
}

/** After client-side navigation the server's tags describe the previous page, so they are removed. */
function dropTagsOfOtherPages(): void {
  const here = globalThis.location.pathname
  for (const tag of document.head.querySelectorAll<HTMLElement>('[data-page]')) {
    if ((tag.dataset.page || LANDING) !== here) tag.remove()
  }
}
