import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

const within = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The mock service worker has to be served from the root; it is copied from its package. */
function workerFolder(): string {
  const folder = within('../../../.cache/stories/')
  mkdirSync(folder, { recursive: true })
  copyFileSync(
    createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
    `${folder}mockServiceWorker.js`,
  )
  return folder
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../apps/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    within('./static'),
    workerFolder(),
    { from: within('../../../apps/api/src/seed/posters'), to: '/posters' },
  ],
  // The clock before all that tells the time. The frame of screens depends on the product; the design system does not.
  previewAnnotations: (entries = []) => [
    within('./clock.ts'),
    ...entries,
    within('../../page/stories/preview.tsx'),
  ],
  typescript: {
    // Shows the real types in the props tables, without the hundreds of inherited DOM attributes. Tests show no tables.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
