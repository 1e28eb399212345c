import { expect, refusal, respond, type ScreenMeta, type ScreenStory } from '@luzzu/ui/screens'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Week printed',
  parameters: { screen: { routes, under: 'admin', at: '/admin/week', as: 'staff' } },
} satisfies ScreenMeta

/** What stands at the foot of each page. */
function footer() {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  return rules.map(({ cssText }) => cssText).find((text) => text.includes('Printed'))
}

/** Paper says since when it may be stale, as the topbar does. */
export const Stale: ScreenStory = {
  play: async (story) => {
    const { canvas } = story
    await canvas.findAllByText('Chiara Ricci')
    dispatchEvent(new Event('beforeprint'))
    await expect(footer()).toMatch(/Luzzu · Printed [^·]+";/)
    dispatchEvent(new Event('afterprint'))
    respond('get', '/api/manifests/:date', refusal(503, 'unavailable'))(story)
    document.dispatchEvent(new Event('visibilitychange'))
    await canvas.findByText(/^Couldn’t update\. Last updated/)
    dispatchEvent(new Event('beforeprint'))
    await expect(footer()).toMatch(/· Printed [^·]+ · Couldn’t update\. Last updated \d\d:\d\d Malta time";/)
    dispatchEvent(new Event('afterprint'))
  },
}
