/** The interface to a browser with one fresh profile and one window. Elements are found by CSS selectors. */
export type Driver = {
  open(url: string): Promise<void>
  /** Evaluates a JavaScript expression in the page. */
  evaluate<T>(expression: string): Promise<T>
  click(selector: string): Promise<void>
  /** Types into a field. */
  type(selector: string, text: string): Promise<void>
  upload(selector: string, path: string): Promise<void>
  /** Uncaught errors, console errors and CSP violations so far. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

export type Browser = { name: string; launch: () => Promise<Driver> }

/** Injected before the page's scripts: CSP violations become console errors, which drivers report. */
export const REPORT_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) => {
  console.error('Refused by the security policy: ' + event.effectiveDirective + ' ' + event.blockedURI)
})`
