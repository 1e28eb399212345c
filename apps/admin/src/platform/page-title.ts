/** The document title: how much waits, the page and the site. */
export function pageTitle(siteName: string, page?: string, waiting = 0): string {
  const title = page ? `${page} · ${siteName} admin` : `${siteName} admin`
  return waiting > 0 ? `(${waiting}) ${title}` : title
}
