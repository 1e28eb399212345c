import Bowser from 'bowser'

const BROWSERS = new Set<string | undefined>(Object.values(Bowser.BROWSER_MAP))
const SYSTEMS = new Set<string | undefined>(Object.values(Bowser.OS_MAP))
const MAX_USER_AGENT = 500

/**
 * Browser and system of a user agent, such as `Firefox on Windows`; `null` when neither is known. Versions and models are
 * left out: users recognize their devices without.
 */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT))
  // An unknown browser is named in words that it chose itself.
  const names = [BROWSERS.has(browser.name) && browser.name, SYSTEMS.has(os.name) && os.name]
  return names.filter(Boolean).join(' on ') || null
}
