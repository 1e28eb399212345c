import { type AreaMount, OWN_MOUNTS } from '@luzzu/domain'
import { useSyncExternalStore } from 'react'

let mounts: readonly AreaMount[] = OWN_MOUNTS
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const readMounts = () => mounts
const readOwn = () => OWN_MOUNTS

/** Which area handles which addresses: as the manifest that was read last says, and before that those of the product. */
export function useMounts(): readonly AreaMount[] {
  return useSyncExternalStore(subscribe, readMounts, readOwn)
}

export function setMounts(next: readonly AreaMount[]): void {
  if (JSON.stringify(next) === JSON.stringify(mounts)) return
  mounts = next
  for (const listener of listeners) listener()
}
