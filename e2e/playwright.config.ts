import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../tools/chromium.ts'
import { timeouts } from '../tools/test/suite-defaults.ts'

/** Run by Nx, which keeps the report with the result. */
const isSuite = process.env.NX_TASK_TARGET_TARGET === 'journeys'
const { executablePath, args } = await chromiumLaunch()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../.cache/e2e',
  globalSetup: './support/seed-product.ts',
  // A third one works while two wait for a page or an interval.
  workers: 3,
  timeout: timeouts.testTimeout,
  expect: timeouts.expect.poll,
  forbidOnly: true,
  retries: 0,
  reporter: isSuite ? [['line'], ['json', { outputFile: '.report/journeys.json' }]] : [['line']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Journeys that answer requests themselves see none that a service worker makes.
    serviceWorkers: 'block',
    // Transitions cost a tenth of the processor's time; a journey that is about them asks for them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
})
