export const IMAGE_FORMATS = ['jpg', 'webp', 'avif'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export type ImageTable = { hash: string; created_at: string }

export type ImageRenditionTable = { hash: string; width: number; format: ImageFormat; bytes: Buffer }

declare module '../database/schema' {
  interface Database {
    image: ImageTable
    image_rendition: ImageRenditionTable
  }
}
