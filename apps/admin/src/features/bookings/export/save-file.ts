/** Lets the browser save what is behind an object URL, which is given back then. */
export function saveFile(name: string, address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
