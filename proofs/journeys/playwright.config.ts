import { defineConfig } from '@playwright/test'
import journeys from '../../e2e/playwright.config.ts'

/** Nx runs one folder, a project of this name, and keeps the report with the result. */
const [, folder] = /^journeys-(.+)$/.exec(process.env.NX_TASK_TARGET_PROJECT ?? '') ?? []

/** The journeys that take long: every screen, faults, releases, commands. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.cache/long-journeys',
  globalSetup: './prepare.ts',
  reporter: folder ? [['line'], ['json', { outputFile: `${folder}/.report/journeys.json` }]] : [['line']],
})
