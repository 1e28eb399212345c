import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

/** How the mocked API answers a screen's requests. */
export const API_STATES = ['filled', 'empty', 'failing', 'loading'] as const
export type ApiState = (typeof API_STATES)[number]

/** A screen of the product as a story shows it: inside its layout, at an address, with a mocked API. */
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

/** The default export of a screen's stories. */
export type ScreenMeta = { title: string; parameters: Parameters & { screen: Screen } }

export type ScreenStory = StoryObj & { parameters?: Parameters }

export const PHONE = { viewport: { value: 'phone' } }

/** A screen whose data is loading: its heading is already there. */
export const LOADING: ScreenStory = {
  parameters: { screen: { api: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** A screen whose data failed to load: it offers a retry. */
export const FAILING: ScreenStory = {
  parameters: { screen: { api: 'failing' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Try again' }))[0]).toBeVisible()
  },
}

// Storybook's build rewrites imports of its test tools, but not exports that name them as their source.
export { expect, waitFor, within }
