import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler'

type Serializer = ReturnType<ReturnType<SerializerFactory>>

const compiled = new Map<string, Serializer>()

/** Compiles each schema of a response once: most operations answer problems by the same ones. */
export const buildSerializer: SerializerFactory = (shared, options) => {
  const compile = SerializerSelector()(shared, options)
  return (route) => {
    const key = JSON.stringify([shared, route.schema])
    const serializer = compiled.get(key) ?? compile(route)
    compiled.set(key, serializer)
    return serializer
  }
}
