import { Skeleton, Stack, size } from '@luzzu/ui'

/** The place of a page whose code is on its way. */
export function PageSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton label="Loading…" width={size(48)} height={size(8)} />
      <Skeleton shape="block" height={size(64)} />
    </Stack>
  )
}
