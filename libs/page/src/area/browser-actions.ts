import { showError, showSuccess } from '@luzzu/ui'

/** Copies a text, and tells the user and the caller whether that worked: browsers may forbid it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    showSuccess('Copied.')
    return true
  } catch {
    showError('Couldn’t copy. Select the text and copy it yourself.')
    return false
  }
}

/** Downloads the file behind an object URL as `name`, and revokes the URL. */
export function saveFile(name: string, url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
