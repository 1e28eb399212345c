/**
 * Loads an entry into the module map of the page if its bytes have the expected hash. A later import takes the
 * verified module from there, without another request.
 *
 * @throws {Error} if the hash differs or the entry cannot be loaded.
 */
export async function verifyEntry(href: string, integrity: string): Promise<void> {
  // Browsers without it ignore the link. They compare the hash of one request, and run the answer to the next.
  if (!document.createElement('link').relList.supports('modulepreload')) {
    await fetch(href, { integrity })
    return
  }
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity })
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`${href} is not the entry named by the manifest`)))
    document.head.append(link)
  }).finally(() => link.remove())
}
