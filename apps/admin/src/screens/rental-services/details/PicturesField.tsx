import { MAX_DETAILS } from '@luzzu/domain'
import { FileDrop, TextField, token } from '@luzzu/ui'
import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import styled from 'styled-components'
import { RowsField } from '../../../platform/form-fields/RowsField'
import { UploadProgress } from '../picture/PictureField'
import { PICTURE_COPY } from '../picture/picture.copy'
import { usePicture } from '../picture/use-picture'
import { DETAILS_COPY as COPY, PICTURES_COPY } from './details.copy'
import type { DetailsForm } from './details-form'
import { altError, type PictureValues } from './details-form'
import type { Upload } from './use-save-details'

type PicturesFieldProps = { form: DetailsForm; upload: Upload | undefined }

/** The pictures of a product besides its first, in their order. New ones are uploaded when the form is saved. */
export function PicturesField({ form, upload }: PicturesFieldProps) {
  const { field } = useController(form.controlled('pictures'))
  const refusal = form.errorOf('pictures')
  const pictures: PictureValues[] = field.value
  const addresses = useRef<string[]>([])
  useEffect(() => () => addresses.current.forEach((address) => void URL.revokeObjectURL(address)), [])
  const picture = usePicture(undefined, (selected) => {
    if (!selected) return
    addresses.current.push(selected.address)
    field.onChange([...pictures, { blob: selected.blob, src: selected.address, alt: '' }])
  })
  const isFull = pictures.length >= MAX_DETAILS.pictures
  return (
    <>
      <RowsField
        label={COPY.pictures}
        hint={COPY.picturesHint}
        error={refusal}
        value={pictures}
        onChange={field.onChange}
        max={MAX_DETAILS.pictures}
        copy={PICTURES_COPY}
        inputRef={field.ref}
      >
        {({ src, alt }, change) => (
          <>
            <Thumbnail src={src} alt="" width={96} height={72} />
            <div data-grow="row">
              <TextField
                label={PICTURES_COPY.alt}
                value={alt}
                error={refusal ? altError(alt) : undefined}
                onChange={(event) => change({ alt: event.target.value })}
              />
            </div>
          </>
        )}
      </RowsField>
      {upload && <UploadProgress sent={upload.sent} label={COPY.uploading(upload.index)} />}
      {isFull ? (
        <p>{PICTURES_COPY.full}</p>
      ) : (
        <FileDrop
          label={COPY.addPicture}
          hint={PICTURE_COPY.hint}
          accept="image/*"
          error={picture.problem}
          busy={picture.isBusy ? PICTURE_COPY.compressing : undefined}
          onFile={picture.select}
        />
      )}
    </>
  )
}

const Thumbnail = styled.img`
  border-radius: ${token('radius')};
  object-fit: cover;
`
