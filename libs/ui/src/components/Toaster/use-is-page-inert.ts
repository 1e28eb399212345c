import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, attributeFilter: ['inert'] })
  return () => observer.disconnect()
}

const isPageInert = () => document.querySelector('body > [inert]') !== null

/** Whether a modal dialog has made the page inert. Read from the document: each area brings its own dialogs. */
export function useIsPageInert(): boolean {
  return useSyncExternalStore(subscribe, isPageInert, () => false)
}
