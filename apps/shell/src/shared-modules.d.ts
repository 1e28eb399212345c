declare module 'virtual:shared-modules' {
  import type { UserOptions } from '@module-federation/runtime/types'

  export const sharedModules: NonNullable<UserOptions['shared']>
}
