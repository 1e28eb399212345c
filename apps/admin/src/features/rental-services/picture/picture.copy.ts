import { formatFileSize } from '@luzzu/domain'

/** The server takes no larger file. */
export const MAX_BYTES = 10 * 1024 * 1024

export const PICTURE_COPY = {
  label: 'Image',
  hint: 'JPEG, PNG or WebP. Over 200 KB it is made smaller first.',
  hintOnStored: 'Or drop another picture on this one.',
  notAPicture: 'Please choose a picture, such as a JPEG or PNG file.',
  tooLarge: `The picture is larger than ${formatFileSize(MAX_BYTES)}.`,
  compressing: 'Making the picture smaller…',
  uploading: 'Uploading the picture',
} as const

/** `2.4 MB, made smaller to 318 KB`, or the one size it has. */
export function describeSize(original: number, sent: number): string {
  return sent < original
    ? `${formatFileSize(original)}, made smaller to ${formatFileSize(sent)}`
    : formatFileSize(original)
}
