import axe, { type RunOptions } from 'axe-core'

type Story = { parameters: { screen?: unknown } }

/** Tests alone ask; in Storybook each of these has its switch in the toolbar. */
export const isTest = '__vitest_browser__' in globalThis

const RUN_OPTIONS: RunOptions = { resultTypes: ['violations'], iframes: false }

/** The rules about what a theme changes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Those about what a direction changes. The others ask about elements, which stay. */
const LAYOUT_RULES = [...COLOR_RULES, 'scrollable-region-focusable', 'target-size']

/**
 * Asks axe again about how a story is drawn: in the dark theme and, unless it is a screen, right to left, where nothing may
 * leave the page either. Showing it a second time for that would cost more than the check itself.
 *
 * @throws {Error} that names each barrier
 */
export async function checkThemeAndDirection({ parameters: { screen } }: Story): Promise<void> {
  if (!isTest) return
  const root = document.documentElement
  const { dir } = root
  root.dataset.theme = 'dark'
  try {
    const found = await listViolations('dark', COLOR_RULES)
    if (!screen) {
      root.dir = 'rtl'
      found.push(...(await listViolations('right to left', LAYOUT_RULES)))
      const over = root.scrollWidth - root.clientWidth
      if (over > 0) found.push(`right to left: ${over} px leave the page`)
    }
    if (found.length > 0) throw new Error(found.join('\n'))
  } finally {
    root.dir = dir
    root.removeAttribute('data-theme')
  }
}

async function listViolations(how: string, runOnly: string[]): Promise<string[]> {
  const { violations } = await axe.run(document.body, { ...RUN_OPTIONS, runOnly })
  return violations.map(({ id, nodes }) => `${how}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
