import { sharedModules } from 'virtual:shared-modules'
import { init } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'

/** Makes this page the host of its areas: they use its copies of the shared packages and its federation runtime. */
export function startFederation(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
  init({ name: 'shell', remotes: [], shared: sharedModules })
}
