/** `1,284`. */
export const showCount = (count: number): string => count.toLocaleString('en-US')
