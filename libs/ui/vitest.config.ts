import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from '../../tools/chromium.ts'

const launchOptions = await chromiumLaunch()
const configDir = fileURLToPath(new URL('./.storybook', import.meta.url))

/** Dependencies of single stories; discovering them during a run would make Vite reload the page. */
const FOUND_LATE = [
  '@date-fns/tz',
  '@headlessui/react',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'lucide-react',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  'react-dom',
  'react-error-boundary',
  'react-hot-toast',
  'react-redux',
  'react-router-dom',
  'redux-persist',
]

/** One browser per color scheme: every story runs in both. */
const instances = (['light', 'dark'] as const).map((colorScheme) => ({
  browser: 'chromium' as const,
  name: colorScheme,
  provider: playwright({ launchOptions, contextOptions: { colorScheme, reducedMotion: 'reduce' } }),
}))

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'ui', environment: 'node', include: ['{src,tools}/**/*.test.{ts,tsx}'] } },
      {
        optimizeDeps: { include: [...FOUND_LATE, 'axe-core', '@storybook/react-vite', 'storybook/test'] },
        server: { hmr: { overlay: false } },
        test: {
          name: 'right to left',
          include: ['.storybook/*.browser.test.tsx'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
            viewport: { width: 1200, height: 900 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir })],
        optimizeDeps: { include: FOUND_LATE },
        server: { hmr: { overlay: false } },
        test: {
          name: 'stories',
          // Stories share one page, as in Storybook: a page for each file took four times as long.
          isolate: false,
          browser: { enabled: true, headless: true, provider: playwright({ launchOptions }), instances },
        },
      },
    ],
  },
})
