import { showError } from '@luzzu/ui'
import { isWorthRetrying, reasonOf } from '../loading/failure'
import { useOpened } from './use-opened'

type Version<Kept> = { record: Kept; etag: string | null }

/** A record in its dialog: as it stands on the server at the moment of opening, or none to make a new one. */
export function useEditing<Kept extends { id: number }>(find: (id: number) => Promise<Version<Kept>>) {
  const opened = useOpened<Version<Kept> | undefined>()

  async function edit({ id }: { id: number }): Promise<void> {
    try {
      opened.open(await find(id))
    } catch (error) {
      const retry = isWorthRetrying(error) ? { retry: () => void edit({ id }) } : {}
      showError(`It could not be opened. ${reasonOf(error)}`, retry)
    }
  }

  return {
    version: opened.thing,
    isOpen: opened.isOpen,
    turn: opened.turn,
    add: () => opened.open(undefined),
    edit: (record: Kept) => void edit(record),
    close: opened.close,
  }
}
