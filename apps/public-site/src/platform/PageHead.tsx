import { useSite } from '@luzzu/api-client/site'

type PageHeadProps = {
  /** What the page is, without the name of the site. Left out on the home page. */
  title?: string
  /** One or two sentences for search engines and for links that are shared. */
  description?: string
}

/** What the browser's tab, a search engine and a shared link say about the page. */
export function PageHead({ title, description }: PageHeadProps) {
  const { site_name } = useSite()
  const whole = title ? `${title}: ${site_name}` : `${site_name}: boats, jet skis and cruises in Malta`
  return (
    <>
      <title>{whole}</title>
      <meta property="og:title" content={whole} />
      <meta property="og:site_name" content={site_name} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
    </>
  )
}
