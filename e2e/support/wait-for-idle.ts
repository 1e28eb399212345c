import type { Page } from '@playwright/test'

/** In milliseconds; a page that always has something to do is at rest nevertheless. */
const LONGEST_MS = 2000

/**
 * Waits until a page has come to rest, as whoever presses a key has seen it: it listens to keys, and moves the focus, an
 * instant after it shows what they are for.
 */
export const waitForIdle = (page: Page): Promise<void> =>
  page.evaluate(
    (timeout) =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout })),
      ),
    LONGEST_MS,
  )
