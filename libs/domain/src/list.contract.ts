import Type from 'typebox'
import { PAGE_SIZE } from './limits'

/** Parameters that lists have in common. */
export const PAGE_QUERY = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PAGE_SIZE.max,
      default: PAGE_SIZE.default,
      description: 'Maximum number of entries',
    }),
  ),
  cursor: Type.Optional(Type.String({ description: 'From the Link header of the previous page' })),
}
