import Type from 'typebox'
import { AREA_NAME } from '../remotes/areas'
import { MAX_CLIENT_ERROR_LENGTH as MAX_LENGTH } from './client-error'

export const ClientErrorSchema = Type.Object({
  area: Type.String({ pattern: AREA_NAME.source }),
  version: Type.String({ maxLength: MAX_LENGTH.version, description: "Version of the area's build" }),
  message: Type.String({ maxLength: MAX_LENGTH.message }),
  stack: Type.String({ maxLength: MAX_LENGTH.stack, description: 'Places in the code, one a line' }),
})
