import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** These bring a product of their own, or reach it by other ways than nginx. */
const OWN = [
  ...['admin-standalone', 'integrity', 'release', 'request-id'],
  ...['rollout', 'service-worker', 'standalone-dev', 'third-area', 'verify'],
]

/** The journeys through two API processes on one PostgreSQL, behind nginx with the files of `deploy/nginx`. */
export default defineConfig<object, { deployed: boolean }>({
  ...journeys,
  testDir: '..',
  testIgnore: OWN.map((name) => `**/${name}.e2e.ts`),
  outputDir: '../../.cache/deployed-journeys',
  globalSetup: '../support/seed-product.ts',
  // Each has a PostgreSQL and two processes of its own.
  workers: 1,
  // Browsers keep no file of a site whose certificate is signed by nobody.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...journeys.use,
    deployed: true,
    ignoreHTTPSErrors: true,
  },
})
