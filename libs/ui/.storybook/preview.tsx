import '../src/theme/fonts.css'
import '../src/theme/picture-script.js'
import type { Preview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { toast } from 'react-hot-toast'
import { configure, spyOn } from 'storybook/test'
import { GlobalStyles } from '../src/theme/GlobalStyles'
import { checkThemeAndDirection, isTest } from './check-theme-and-direction'
import { skipOwnerStacks } from './owner-stacks'
import { StoryBackground } from './StoryBackground'

skipOwnerStacks()

const errors: string[] = []

// Stories look up what was asked for; the modules of one screen are more than the 250 entries that a page keeps.
performance.setResourceTimingBufferSize(100_000)

/** Screens load lazily, which can take seconds on a busy machine; in milliseconds. */
configure({ asyncUtilTimeout: 20_000 })

/**
 * Options that arrive in the frame in which Floating UI places their list resize it once more. The browser delivers that
 * in the next frame and says so on `window`, without an error; Vitest prints it as one.
 */
const RESIZED_AGAIN = 'ResizeObserver loop completed with undelivered notifications.'

/** Relative to the story's frame, so that Storybook can be hosted under any path. */
const workerUrl = `${location.pathname.replace(/[^/]*$/, '').replace(/.*__vitest.*/, '/')}mockServiceWorker.js`

const fakeNetwork = mswLoader(async () => {
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: workerUrl } })
  return worker
})

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // What passes is of interest in Storybook's panel alone. Other documents cannot answer axe, which waits for them.
        ...(isTest && { resultTypes: ['violations'], iframes: false }),
      },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Content guidelines',
          'Foundations',
          'Actions',
          'Inputs',
          'Navigation',
          'Data display',
          'Feedback',
          'Overlays',
          'Layout',
          'Screens',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow phone, 320 px', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        sideways: {
          name: 'Phone held sideways',
          styles: { width: '844px', height: '390px' },
          type: 'mobile',
        },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'ruler', items: ['roomy', 'dense'], dynamicTitle: true },
    },
    direction: {
      description: 'Text direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'system', density: 'roomy', direction: 'ltr' },
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryBackground
        theme={globals.theme}
        density={parameters.density ?? globals.density}
        direction={parameters.direction ?? globals.direction}
        bare={parameters.bare === true || parameters.screen !== undefined}
      >
        <GlobalStyles />
        <Story />
      </StoryBackground>
    ),
  ],
  // Only screens call the API; other stories need not wait for the service worker.
  loaders: [async (context) => (context.parameters.screen ? fakeNetwork(context) : {})],
  beforeEach() {
    errors.length = 0
    // Toasts outlive the story that showed them, because stories share one page.
    toast.remove()
    const spy = spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      const message = words.map(String).join(' ')
      if (!message.includes(RESIZED_AGAIN)) errors.push(message)
    })
    return () => spy.mockRestore()
  },
  async afterEach(context) {
    await checkThemeAndDirection(context)
    if (errors.length > 0) throw new Error(`The console shows an error: ${errors.join('\n')}`)
  },
}

export default preview
