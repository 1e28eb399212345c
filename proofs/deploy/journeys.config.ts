import { defineConfig } from '@playwright/test'
import journeys from '../../e2e/playwright.config.ts'
import { chromiumLaunch } from '../../tools/chromium.ts'

/** These bring a product of their own, or reach it by other ways than nginx. */
const OWN = [
  ...['admin-standalone', 'integrity', 'release', 'printed-day', 'printed-days', 'request-id'],
  ...['rollout', 'service-worker', 'standalone-dev', 'third-area', 'verify'],
]

const { executablePath, args } = await chromiumLaunch()

/** The journeys through several API processes on one PostgreSQL, behind nginx with the files of `deploy/nginx`. */
export default defineConfig<object, { deployed: boolean }>({
  ...journeys,
  testDir: '../..',
  testMatch: ['e2e/*.e2e.ts', 'proofs/journeys/**/*.e2e.ts'],
  testIgnore: OWN.map((name) => `**/${name}.e2e.ts`),
  outputDir: '../../.cache/deployed-journeys',
  globalSetup: '../../e2e/support/seed-product.ts',
  // Each has a PostgreSQL and API processes of its own.
  workers: 1,
  use: {
    ...journeys.use,
    deployed: true,
    ignoreHTTPSErrors: true,
    // The former is not for the scripts of service workers.
    launchOptions: { executablePath, args: [...args, '--ignore-certificate-errors'] },
  },
})
