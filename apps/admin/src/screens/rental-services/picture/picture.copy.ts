import { formatFileSize, MAX_IMAGE_BYTES } from '@luzzu/domain'

export const PICTURE_COPY = {
  label: 'Image',
  hint: 'JPEG, PNG or WebP. Larger files are compressed before upload.',
  hintOnStored: 'Drop another image to replace it.',
  // The words of the server.
  unsupported: 'Only JPEG, PNG or WebP images are accepted',
  broken: 'The file is not a valid image',
  notAPicture: 'Choose an image file, such as JPEG or PNG.',
  tooLarge: `The image is larger than ${formatFileSize(MAX_IMAGE_BYTES)}.`,
  compressing: 'Compressing the image…',
  uploading: 'Uploading the image',
} as const

/** `2.4 MB, compressed to 318 KB`, or the original size only. */
export function describeSize(original: number, sent: number): string {
  return sent < original
    ? `${formatFileSize(original)}, compressed to ${formatFileSize(sent)}`
    : formatFileSize(original)
}
