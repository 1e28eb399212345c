import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromiumLaunch } from '../../tools/chromium.ts'
import { reports, timeouts } from '../../tools/test/suite-defaults.ts'

const launchOptions = await chromiumLaunch()
const configDir = fileURLToPath(new URL('./.storybook', import.meta.url))

/** Dependencies of single stories; discovering them during a run would make Vite reload the page. */
const FOUND_LATE = [
  '@date-fns/tz',
  '@headlessui/react',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'axe-core',
  'libphonenumber-js/mobile/examples',
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
  'typebox',
]

export default defineConfig({
  test: {
    ...reports,
    projects: [
      {
        test: {
          ...timeouts,
          name: 'ui',
          environment: 'node',
          isolate: false,
          include: ['{src,tools}/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [storybookTest({ configDir })],
        optimizeDeps: { include: FOUND_LATE },
        server: { hmr: { overlay: false } },
        test: {
          ...timeouts,
          name: 'stories',
          // Pages of documentation have no tests; the plugin leaves them out only where it runs in this folder.
          exclude: [...configDefaults.exclude, '**/*.mdx'],
          // Stories share one page, as in Storybook: a page for each file took four times as long.
          isolate: false,
          maxWorkers: '100%',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
