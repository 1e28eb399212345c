import type { Screen } from '@luzzu/ui/screens'
import type { SetupWorker } from 'msw/browser'
import type { ComponentType } from 'react'
import { limitRequests } from './limit-requests'
import { mockApi } from './mock-api'
import { ScreenFrame } from './ScreenFrame'
import { storeSession } from './session'

type StoryContext = {
  id: string
  parameters: { screen?: Screen }
  component?: ComponentType<object>
  msw: SetupWorker
}

/** Story loader for screens: sets up the mocked API and the session. */
export function beforeEach({ parameters: { screen }, msw }: StoryContext): (() => void) | undefined {
  if (!screen) return undefined
  msw.use(...mockApi(screen.api ?? 'filled'))
  const endRequests = limitRequests()
  const endSession = storeSession(screen.as)
  return () => {
    endRequests()
    endSession()
  }
}

/** Screens render themselves; other stories render their component. */
export function render(args: object, { id, parameters: { screen }, component: Component }: StoryContext) {
  if (screen) return <ScreenFrame key={id} screen={screen} />
  if (!Component) throw new Error(`The story ${id} names neither a screen nor a component`)
  return <Component {...args} />
}
