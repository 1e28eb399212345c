import type { StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http, matchRequestUrl, type RequestHandler } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'

/** How the mocked API responds to a screen. */
export const API_STATES = ['filled', 'empty', 'failing', 'loading'] as const
export type ApiState = (typeof API_STATES)[number]

/** A screen as a story shows it: inside its layout, at a URL, with a mocked API. */
export type Screen = {
  /** The route table of the screen's area. */
  routes: readonly object[]
  /** Path prefix of the area, such as `admin`. @default '' */
  under?: string
  /** The URL of the page. */
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

/** A screen whose data is loading; its heading is already visible. */
export const LOADING: ScreenStory = {
  parameters: { screen: { api: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** A screen whose data failed to load; it offers a retry. */
export const FAILING: ScreenStory = {
  parameters: { screen: { api: 'failing' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Try again' }))[0]).toBeVisible()
  },
}

type Method = 'get' | 'post' | 'put' | 'delete'
type Given = { status?: number; headers?: Record<string, string>; body: object }
type Network = { msw: { use: (...handlers: RequestHandler[]) => void } }

/**
 * A `beforeEach` in which the API gives another response to one request; without one it never comes. A play function
 * calls it with its context, to change the response later. With `once` the next request gets the usual one again. What is
 * known or to be done only when it is given is a function.
 */
export function respond(
  method: Method,
  path: `/api/${string}`,
  response?: Given | (() => Given),
  { once = false } = {},
): (context: object) => void {
  const handler = http[method](
    path,
    () => {
      if (!response) return delay('infinite').then(() => HttpResponse.error())
      const { body, status = 200, headers = {} } = typeof response === 'function' ? response() : response
      return HttpResponse.json(body, { status, headers })
    },
    { once },
  )
  return (context) => (context as unknown as Network).msw.use(handler)
}

/** After two frames, the page has shown what came before them. */
export async function twoFrames(): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
}

/**
 * The answers at a path, which the `beforeEach` holds back. Once `release` is over, the page has requested them and
 * shown what it makes of them: what is absent then is so because of them.
 */
export function holdAnswer(path: `/api/${string}`) {
  let held = Promise.withResolvers<void>()
  let isRequested = false
  const isAnsweredSince = (at: number) =>
    performance.getEntriesByType('resource').some((entry) => {
      const { name, responseEnd } = entry as PerformanceResourceTiming
      return responseEnd > at && matchRequestUrl(new URL(name), path).matches
    })
  return {
    beforeEach(context: object) {
      held = Promise.withResolvers()
      const { promise } = held
      isRequested = false
      // Without an answer of its own, the request gets that of the handler before.
      const handler = http.all(path, () => {
        isRequested = true
        return promise
      })
      ;(context as unknown as Network).msw.use(handler)
    },
    async release() {
      await waitFor(() => expect(isRequested).toBe(true))
      const releasedAt = performance.now()
      held.resolve()
      await waitFor(() => expect(isAnsweredSince(releasedAt)).toBe(true))
      await twoFrames()
    },
  }
}

/** Somebody else changes what is read at a path, after the screen has loaded it. */
export async function changeElsewhere(
  context: object,
  path: `/api/${string}`,
  change: object,
): Promise<void> {
  const stored: object = await (await fetch(path)).json()
  respond('get', path, { body: { ...stored, ...change } })(context)
}

/** A message that goes by itself: what is in it is found by text, because a search of a whole page by role takes seconds. */
export const findToast = async (page: ReturnType<typeof within>, text: string | RegExp) =>
  within((await page.findByText(text)).parentElement as HTMLElement)

/** An error response of the API. */
export const refusal = (
  status: number,
  type: string,
  body: { message?: string; [member: string]: unknown } = {},
) => ({
  status,
  body: { type: `/problems/${type}`, title: type, status, ...body },
})

// Storybook rewrites imports of its test tools, but not re-exports.
export { expect, spyOn, waitFor, within }
