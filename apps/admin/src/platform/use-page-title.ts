import { useSite } from '@luzzu/api-client/site'
import { createContext, useContext } from 'react'
import { pageTitle } from './page-title'

/** How much waits for the staff, which every title says. */
export const WaitingCountContext = createContext(0)

/** Sets the document title: how much waits, page and site. */
export function usePageTitle(page: string): string {
  return pageTitle(useSite().site_name, page, useContext(WaitingCountContext))
}
