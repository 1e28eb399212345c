/** The document title: page and site. */
export function pageTitle(siteName: string, page?: string): string {
  return page ? `${page} · ${siteName} admin` : `${siteName} admin`
}
