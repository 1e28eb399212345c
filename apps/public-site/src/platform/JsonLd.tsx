/** Facts about the page for search engines, in the words of schema.org. */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  // An answer or a name may hold the end of a script; escaped like this it stays text.
  return <script type="application/ld+json">{text.replaceAll('<', '\\u003c')}</script>
}
