/** Markup that is safe to put into other markup. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | number | Markup | readonly Markup[]

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const textOf = (value: Value): string => {
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return String(value).replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)
}

/** Markup whose values are escaped. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(parts.reduce((text, part, at) => text + textOf(values[at - 1] ?? '') + part))

const STYLES = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
  main.narrow { max-width: 26rem; margin: 0 auto; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
  label { display: block; margin-top: 0.75rem; }
  input, select, button { font: inherit; padding: 0.5rem 0.75rem; min-height: 2.75rem; box-sizing: border-box; border-radius: 0.4rem; border: 1px solid GrayText; }
  main.narrow input, main.narrow button { width: 100%; }
  button { cursor: pointer; } button.main { background: #4f46e5; color: #fff; border-color: #4f46e5; margin-top: 1rem; }
  .note { background: #fde68a; color: #451a03; padding: 0.5rem 0.75rem; border-radius: 0.4rem; }
  .error { border: 2px solid #b91c1c; padding: 0.5rem 0.75rem; border-radius: 0.4rem; }
  .row { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; } .row label { margin: 0; }
  .scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: 0.35rem 0.5rem; border-bottom: 1px solid GrayText; vertical-align: top; }
  code { font-size: 0.9em; overflow-wrap: anywhere; }
`

export function page(title: string, body: Markup, { refresh }: { refresh?: number } = {}): string {
  const meta = refresh === undefined ? html`` : html`<meta http-equiv="refresh" content="${refresh}">`
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${meta}
<title>${title}</title><style>${new Markup(STYLES)}</style></head>
<body>${body}</body>
</html>`.text
}

/** An amount as people read it. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100)

export const numberOfCard = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ')
