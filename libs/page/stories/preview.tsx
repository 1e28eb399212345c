import type { Screen } from '@luzzu/ui/screens'
import type { SetupWorker } from 'msw/browser'
import type { ComponentType } from 'react'
import { mockApi } from './mock-api'
import { ScreenFrame } from './ScreenFrame'
import { storeSession } from './session'

type StoryContext = {
  id: string
  parameters: { screen?: Screen }
  component?: ComponentType<object>
  msw: SetupWorker
}

/** What Storybook does before a story that names a screen: the network and who is signed in. */
export function beforeEach({ parameters: { screen }, msw }: StoryContext): void {
  if (!screen) return
  storeSession(screen.as)
  msw.use(...mockApi(screen.api ?? 'filled'))
}

/** A screen stands for itself; every other story is its component. */
export function render(args: object, { id, parameters: { screen }, component: Component }: StoryContext) {
  if (screen) return <ScreenFrame key={id} screen={screen} />
  if (!Component) throw new Error(`The story ${id} names neither a screen nor a component`)
  return <Component {...args} />
}
