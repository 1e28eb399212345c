import { type Answer, fieldErrorsOf } from '@luzzu/api-client'
import { useAddPictureMutation, useUpdateDetailsMutation } from '@luzzu/api-client/details'
import { useRef, useState } from 'react'
import { PICTURES_COPY } from './details.copy'
import type { DetailsInput, PictureValues } from './details-form'

/** The picture that is being uploaded, by its place in the list; `sent` from 0 to 1. */
export type Upload = { index: number; sent: number }

/**
 * Saves the details of a product: uploads new pictures one after the other, then the rest. What was uploaded before a
 * failure is not sent again.
 */
export function useSaveDetails(productId: number) {
  const [addPicture] = useAddPictureMutation()
  const [update] = useUpdateDetailsMutation()
  const [upload, setUpload] = useState<Upload>()
  const uploaded = useRef(new Map<Blob, number>())
  /** The version that uploads have led to, by the one that the form knows. */
  const newest = useRef(new Map<string | null, string | null>())
  const etagAfter = (etag: string | null) => newest.current.get(etag) ?? etag
  const idOf = ({ id, blob }: PictureValues) => id ?? (blob && uploaded.current.get(blob))

  async function send({ blob: image, alt }: PictureValues, index: number, etag: string | null) {
    if (!image) return undefined
    const onProgress = (sent: number) => setUpload({ index, sent })
    onProgress(0)
    const ifMatch = etagAfter(etag)
    const { data, error } = await addPicture({ productId, image, alt, onProgress, ifMatch })
    setUpload(undefined)
    if (error) return atPictures(error, index)
    newest.current.set(etag, data.etag)
    uploaded.current.set(image, data.record.id)
    return undefined
  }

  async function save({ pictures, ...texts }: DetailsInput, etag: string | null): Promise<Answer<unknown>> {
    for (const [index, picture] of pictures.entries()) {
      const error = idOf(picture) === undefined ? await send(picture, index, etag) : undefined
      if (error) return { error }
    }
    const stored = pictures.flatMap((picture) => {
      const id = idOf(picture)
      return id === undefined ? [] : [{ id, alt: picture.alt }]
    })
    return update({ id: productId, change: { ...texts, pictures: stored }, ifMatch: etagAfter(etag) })
  }

  return { save, upload }
}

/** What is wrong with a file, said at the list of pictures. */
function atPictures<Failure>(error: Failure, index: number): Failure {
  const { image } = fieldErrorsOf(error)
  if (image === undefined) return error
  const errors = [{ pointer: '#/pictures', detail: `${PICTURES_COPY.row(index)}: ${image}` }]
  return { ...error, body: { ...(error as { body: object }).body, errors } }
}
