import Type, { type Static } from 'typebox'

const Text = Type.String({ minLength: 1, maxLength: 1000 })
const Path = Type.String({ pattern: '^/', maxLength: 200 })

/** A screen for the server. Texts may contain the placeholders `{site_name}`, `{product_name}` and `{product_description}`. */
export const ScreenDescriptionSchema = Type.Object({
  path: Path,
  title: Text,
  description: Type.Optional(Text),
  indexed: Type.Optional(Type.Boolean()),
  prerendered: Type.Optional(Type.Boolean()),
  /** Whose picture is loaded ahead of a page that the browser renders. */
  preloads: Type.Optional(Type.Enum(['product'])),
  about: Type.Optional(Type.Enum(['business', 'product'])),
  /** What has to be turned on, or there is nothing at its address. */
  needs: Type.Optional(Type.Enum(['payments'])),
  missing: Type.Optional(Type.Object({ title: Text, description: Text })),
  /** The files of its page, relative to the description, beside those that every page of the area needs. */
  modules: Type.Optional(
    Type.Array(Type.String({ pattern: '^assets/[\\w.-]+\\.js$', maxLength: 200 }), { maxItems: 100 }),
  ),
})
export type ScreenDescription = Static<typeof ScreenDescriptionSchema>

/** The description of an area's build, in the `area.json` beside its entry. */
export const AreaDescriptionSchema = Type.Object({
  name: Type.String({ pattern: '^[a-z][a-z\\d-]{0,63}$' }),
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(?:[-+][\\da-zA-Z.+-]{1,64})?$' }),
  /** The version of the contract between shell and area that it was built for. */
  contract: Type.Integer({ minimum: 1 }),
  /** Where it is mounted, for an area that the product itself does not have. */
  prefix: Type.Optional(Path),
  access: Type.Optional(Type.Enum(['session', 'admin'])),
  /** Relative to this file. */
  entry: Type.String({ pattern: '^[\\w.-]+\\.js$', maxLength: 100 }),
  integrity: Type.String({ pattern: '^sha384-[A-Za-z\\d+/]{64}$' }),
  /** The version ranges of packages that the shell must provide. */
  shared: Type.Record(Type.String({ maxLength: 214 }), Type.String({ maxLength: 100 })),
  /** The names that it imports from the libraries of the shell. */
  imports: Type.Optional(
    Type.Record(Type.String({ maxLength: 214 }), Type.Array(Type.String(), { maxItems: 500 })),
  ),
  screens: Type.Array(ScreenDescriptionSchema, { maxItems: 500 }),
})
export type AreaDescription = Static<typeof AreaDescriptionSchema>

/** The description of the shell's build, in its `shell.json`: what it provides to areas. */
export const ShellDescriptionSchema = Type.Object({
  name: Type.Literal('shell'),
  version: Type.String(),
  contract: Type.Integer({ minimum: 1 }),
  /** The versions of the packages that it provides. */
  shared: Type.Record(Type.String(), Type.String()),
  /** The names that its libraries export. */
  exports: Type.Record(Type.String(), Type.Array(Type.String())),
})
export type ShellDescription = Static<typeof ShellDescriptionSchema>
