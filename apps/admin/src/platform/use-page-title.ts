import { useSite } from '@luzzu/api-client/site'
import { pageTitle } from './page-title'

/** Sets the document title: page and site. */
export function usePageTitle(page: string): string {
  return pageTitle(useSite().site_name, page)
}
