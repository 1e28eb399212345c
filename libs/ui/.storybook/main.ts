import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

const within = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The script that fakes the network has to lie at the root of the site; it belongs to its package, not to us. */
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
    workerFolder(),
    { from: within('../../../apps/api/src/platform/seed/posters'), to: '/posters' },
  ],
  // The page around screens knows the product, which the design system does not.
  previewAnnotations: (entries = []) => [...entries, within('../../page/stories/preview.tsx')],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
