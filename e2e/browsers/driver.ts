/** What a journey needs of a browser: one fresh profile, one window. Elements are named by CSS selectors. */
export type Driver = {
  open(url: string): Promise<void>
  /** The value of a JavaScript expression in the page. */
  evaluate<T>(expression: string): Promise<T>
  click(selector: string): Promise<void>
  /** Types into a field that has the focus or takes it. */
  type(selector: string, text: string): Promise<void>
  upload(selector: string, path: string): Promise<void>
  /** Uncaught errors, console errors and violations of the security policy so far. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

export type Browser = { name: string; launch: () => Promise<Driver> }

/** Runs in the page before its own scripts: policy violations become console errors, which drivers report. */
export const REPORT_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) => {
  console.error('Refused by the security policy: ' + event.effectiveDirective + ' ' + event.blockedURI)
})`
