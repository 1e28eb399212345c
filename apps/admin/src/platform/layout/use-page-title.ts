import { useSite } from '@luzzu/api-client/site'

/** What the browser's tab says of a page: its name and whose admin it belongs to. */
export function usePageTitle(page: string): string {
  return `${page} · ${useSite().site_name} admin`
}
