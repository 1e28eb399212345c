import '../src/theme/fonts.css'
import type { Preview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure, spyOn } from 'storybook/test'
import { GlobalStyles } from '../src/theme/GlobalStyles'
import { Ground } from './Ground'

const errors: string[] = []

/** A screen's code is fetched when it is first shown, which takes a busy machine a while; in milliseconds. */
configure({ asyncUtilTimeout: 8000 })

/** Beside the page that holds the story, so that Storybook may live below any address. */
const workerUrl = `${location.pathname.replace(/[^/]*$/, '').replace(/.*__vitest.*/, '/')}mockServiceWorker.js`

const fakeNetwork = mswLoader(async () => {
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: workerUrl } })
  return worker
})

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Welcome', 'Foundations', 'Actions', 'Fields', 'Choices', 'Overlays', '*'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Colors',
      toolbar: { title: 'Colors', icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'ruler', items: ['roomy', 'dense'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'system', density: 'roomy', direction: 'ltr' },
  decorators: [
    (Story, { globals, parameters }) => (
      <Ground
        theme={globals.theme}
        density={parameters.density ?? globals.density}
        direction={parameters.direction ?? globals.direction}
        bare={parameters.bare === true || parameters.screen !== undefined}
      >
        <GlobalStyles />
        <Story />
      </Ground>
    ),
  ],
  // Only screens speak to a network; the other stories need not wait for one.
  loaders: [async (context) => (context.parameters.screen ? fakeNetwork(context) : {})],
  beforeEach() {
    errors.length = 0
    const spy = spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      errors.push(words.map(String).join(' '))
    })
    return () => spy.mockRestore()
  },
  afterEach() {
    if (errors.length > 0) throw new Error(`The console shows an error: ${errors.join('\n')}`)
  },
}

export default preview
