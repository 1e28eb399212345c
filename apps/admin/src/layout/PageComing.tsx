import { Skeleton, Stack } from '@luzzu/ui'

/** The place of a page whose code is on its way. */
export function PageComing() {
  return (
    <Stack gap={4}>
      <Skeleton label="Loading…" width="12rem" height="2rem" />
      <Skeleton shape="block" height="16rem" />
    </Stack>
  )
}
