import { escapeHtml } from '../escape-html'

type Operation = {
  description?: string
  parameters?: { name: string; in: string }[]
  requestBody?: unknown
  responses?: object
}
type Document = { info: { title: string; version: string }; paths?: Record<string, unknown> }

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #0b1f33; background: #fffdf8 }
  h2 { font-size: 1.1rem; margin: 2rem 0 .25rem } code, pre { font: 14px/1.4 ui-monospace, monospace }
  pre { background: #f5eee0; padding: 1rem; overflow: auto } .method { color: #0a4d7a }
  @media screen and (prefers-color-scheme: dark) { body { color: #f3eee3; background: #0b1a26 } pre { background: #071320 } .method { color: #5bb4e5 } }`

/** Renders the OpenAPI document as an HTML page without scripts. */
export function describePage(document: object): string {
  const { info, paths = {} } = document as Document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      describe(path, method, operation),
    ),
  )
  const title = escapeHtml(info.title)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${title} ${escapeHtml(info.version)}</h1>
<p>Errors are problems as RFC 9457 has them. The same as data: <a href="openapi.json">openapi.json</a>.</p>
${operations.join('\n')}</main></body></html>`
}

function describe(
  path: string,
  method: string,
  { description, parameters, requestBody, responses }: Operation,
): string {
  const details = {
    ...(parameters && { parameters }),
    ...(requestBody !== undefined && { requestBody }),
    responses,
  }
  return `<section><h2><code><span class="method">${escapeHtml(method.toUpperCase())}</span> ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(description ?? '')}</p>
<details><summary>Shapes</summary><pre>${escapeHtml(JSON.stringify(details, null, 2))}</pre></details></section>`
}
