const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

/** `0 Bytes`, `200 KB`, `1.5 MB`: at most two decimals, units of 1024. */
export function formatFileSize(bytes: number): string {
  if (bytes <= 0) return '0 Bytes'
  const step = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1)
  return `${Number((bytes / 1024 ** Math.max(0, step)).toFixed(2))} ${UNITS[Math.max(0, step)]}`
}
