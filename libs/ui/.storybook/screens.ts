import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

/** How the faked API answers where a screen asks for its data. */
export const API_STATES = ['filled', 'empty', 'failing', 'loading'] as const
export type ApiState = (typeof API_STATES)[number]

/** A screen of the product, as a story shows it: inside its frame, at an address, in front of a faked API. */
export type Screen = {
  /** The route table of the area to which the screen belongs. */
  routes: readonly object[]
  /** Where the area begins, such as `admin`. @default '' */
  under?: string
  /** The address at which the page is open. */
  at: string
  /** Who is signed in. @default 'visitor' */
  as?: 'visitor' | 'customer' | 'staff'
  /** @default 'filled' */
  api?: ApiState
}

type Parameters = Record<string, unknown> & { screen?: Partial<Screen> }

/** Of the default export of a screen's stories. Without a docs page: there a screen would share its page with others. */
export type ScreenMeta = { title: string; tags: ['!autodocs']; parameters: Parameters & { screen: Screen } }

export type ScreenStory = StoryObj & { parameters?: Parameters }

export const PHONE = { viewport: { value: 'phone' } }

/** Of a screen whose data are on their way: it says already what it is. */
export const LOADING: ScreenStory = {
  parameters: { screen: { api: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** Of a screen whose data could not be had: it offers to try again. */
export const FAILING: ScreenStory = {
  parameters: { screen: { api: 'failing' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Try again' }))[0]).toBeVisible()
  },
}

// Storybook's build rewrites imports of its test tools, but not exports that name them as their source.
export { expect, waitFor, within }
