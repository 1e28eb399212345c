import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from '../../tools/chromium.ts'

const launchOptions = await chromiumLaunch()
const configDir = fileURLToPath(new URL('./.storybook', import.meta.url))

/** One browser per scheme: every story runs in both. */
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
        plugins: [storybookTest({ configDir })],
        optimizeDeps: { include: ['react-hot-toast', 'lucide-react', '@headlessui/react'] },
        test: {
          name: 'stories',
          browser: { enabled: true, headless: true, provider: playwright({ launchOptions }), instances },
        },
      },
    ],
  },
})
