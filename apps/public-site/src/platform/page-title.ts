/** The document title; the home page is titled with the site alone. */
export function pageTitle(siteName: string, page?: string): string {
  return page ? `${page}: ${siteName}` : `${siteName}: boats, jet skis and cruises in Malta`
}
