import { buildProduct } from './workspace/build.mjs'

await buildProduct()
