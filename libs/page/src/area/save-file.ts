/** Downloads the file behind an object URL as `name`, and revokes the URL. */
export function saveFile(name: string, url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
