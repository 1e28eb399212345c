import { isSmaller, planCompression } from '@luzzu/domain'

/**
 * The compressed picture, or the original where compression would enlarge it. Uses no DOM, so that it runs in a worker.
 * @throws when the file is no picture that the browser can decode.
 */
export async function compress(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const plan = planCompression(file, picture.width, picture.height)
  const canvas = new OffscreenCanvas(plan.width, plan.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  if (plan.type === 'image/jpeg') {
    // JPEG has no transparency: transparent pixels would turn black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, plan.width, plan.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, plan.width, plan.height)
  picture.close()
  const compressed = await canvas.convertToBlob({ type: plan.type, quality: plan.quality })
  return isSmaller(compressed, file) ? compressed : file
}
