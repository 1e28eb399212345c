import Type from 'typebox'
import { MAX_DETAILS, MAX_IMAGE_MB, MAX_LENGTH } from '../limits'
import { MeetingPointSchema } from '../meeting-point.contract'
import { MAX_ID } from '../numbers'
import { nullable } from '../records/record.contract'
import { OptionalTextSchema, TextSchema } from '../text.contract'

const AltSchema = OptionalTextSchema(MAX_LENGTH.alt, 'What the picture shows; may be empty')

export const ProductPictureSchema = Type.Object({
  id: Type.Integer(),
  image_url: Type.String({ description: 'A content-hashed, immutable address' }),
  alt: AltSchema,
})

const LinesOfText = (description: string) =>
  Type.Array(TextSchema(MAX_LENGTH.detail), { maxItems: MAX_DETAILS.lines, description })

const texts = {
  meeting_point: nullable(MeetingPointSchema),
  bring: LinesOfText('What guests bring, a thing a line'),
  requirements: LinesOfText('Who may take part or drive: age, licence and the like'),
}

export const ProductDetailsSchema = Type.Object({
  ...texts,
  pictures: Type.Array(ProductPictureSchema, {
    maxItems: MAX_DETAILS.pictures,
    description: 'Besides the first, in the order in which they are shown',
  }),
})

/** What is left out is as if never set; without `pictures` they stay. */
export const ProductDetailsFieldsSchema = Type.Partial(
  Type.Object({
    ...texts,
    pictures: Type.Array(
      Type.Object({
        id: Type.Integer({ minimum: 1, maximum: MAX_ID }),
        alt: Type.Optional(nullable(AltSchema)),
      }),
      { maxItems: MAX_DETAILS.pictures, description: 'A picture that is left out is deleted' },
    ),
  }),
)

export const PictureFormSchema = Type.Object({
  alt: Type.Optional(nullable(AltSchema)),
  image: Type.String({ format: 'binary', description: `JPEG, PNG or WebP, at most ${MAX_IMAGE_MB} MB` }),
})
