import { useSite } from '@luzzu/api-client/site'

/** Sets the document title: page and site. */
export function usePageTitle(page: string): string {
  return `${page} · ${useSite().site_name} admin`
}
