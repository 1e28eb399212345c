import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../tools/chromium.ts'

const { executablePath, args } = await chromiumLaunch()

/** The deployment files, run by the nginx of the machine with API processes on one PostgreSQL. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.deploy.ts',
  outputDir: '../../.cache/deploy',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    // The certificate is signed by nobody.
    ignoreHTTPSErrors: true,
    locale: 'en-US',
  },
})
