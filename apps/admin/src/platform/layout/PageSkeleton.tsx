import { Skeleton, Stack, size } from '@luzzu/ui'

/** Shown while the code of a page loads. */
export function PageSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton label="Loading…" width={size(48)} height={size(8)} />
      <Skeleton shape="block" height={size(64)} />
    </Stack>
  )
}
