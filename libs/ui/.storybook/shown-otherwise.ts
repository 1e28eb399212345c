import axe, { type RunOptions } from 'axe-core'

type Story = { parameters: { a11y?: { options?: RunOptions }; screen?: unknown } }

/** Tests alone ask; in Storybook each of these has its switch in the toolbar. */
const isTest = '__vitest_browser__' in globalThis

/**
 * Asks axe again about a story as it stands: in the dark theme and, unless it is a screen, right to left, where nothing may
 * leave the page either. Showing it a second time for that would cost more than the check itself.
 *
 * @throws {Error} that names each barrier
 */
export async function checkShownOtherwise({ parameters: { a11y, screen } }: Story): Promise<void> {
  if (!isTest) return
  const root = document.documentElement
  const { dir } = root
  root.dataset.theme = 'dark'
  try {
    const found = await listBarriers('dark', a11y?.options)
    if (!screen) {
      root.dir = 'rtl'
      found.push(...(await listBarriers('right to left', a11y?.options)))
      const over = root.scrollWidth - root.clientWidth
      if (over > 0) found.push(`right to left: ${over} px leave the page`)
    }
    if (found.length > 0) throw new Error(found.join('\n'))
  } finally {
    root.dir = dir
    root.removeAttribute('data-theme')
  }
}

async function listBarriers(how: string, options: RunOptions = {}): Promise<string[]> {
  const { violations } = await axe.run(document.body, options)
  return violations.map(({ id, nodes }) => `${how}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
