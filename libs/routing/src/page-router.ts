import { createElement, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { usePagesLoaded } from './loading/pages-loaded'

/**
 * The router of a page. A page stays until the code of the next one is there. Where that is certain the next one is
 * rendered at once: in a transition the browser would compute styles between the parts of it.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const areLoaded = usePagesLoaded()
  return createElement(BrowserRouter, { children, ...(areLoaded && { useTransitions: false }) })
}
