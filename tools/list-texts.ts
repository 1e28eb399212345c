import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Where people read: screens by area, components, messages of the rules, emails, operators' commands. */
const AREAS: [title: string, pattern: string][] = [
  ['Public site', 'apps/public-site/src'],
  ['Admin', 'apps/admin/src'],
  ['Shell', 'apps/shell/src'],
  ['Components', 'libs/ui/src/components'],
  ['Rules', 'libs/domain/src'],
  ['Server: errors, emails, commands', 'apps/api/src'],
]

const IS_SOURCE = /\.tsx?$/
const IS_LEFT_OUT = /\.(test|stories|styles|contract|table|cases)\.|\/(migrations|testing|seed|test)\//
/** Words, not names of things in code: a space between words, or a capital and then small letters. */
const IS_TEXT = /^(?=.*\p{L}).*(?:\p{L}[,.:]? \p{L}|^\p{Lu}\p{Ll}+[.…?]?$)/u
const IS_CODE =
  /^(?:select|insert|update|delete|create|alter|drop|default-src|[a-z-]+ '[a-z]+')\b|[{};=<>]|^\.|\/\w+\//i

/** The words of a template literal, with a mark where a value stands. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node))
    return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('')
}

function isNoText(node: ts.Node): boolean {
  const { parent } = node
  return (
    ts.isTaggedTemplateExpression(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  )
}

function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node)?.replace(/\s+/g, ' ').trim()
    if (text && IS_TEXT.test(text) && !IS_CODE.test(text) && !isNoText(node)) texts.push(text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...new Set(texts)]
}

const files = execFileSync('git', ['ls-files', ...AREAS.map(([, folder]) => folder)], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => IS_SOURCE.test(file) && !IS_LEFT_OUT.test(file))

for (const [title, folder] of AREAS) {
  console.log(`\n# ${title}`)
  for (const file of files.filter((name) => name.startsWith(`${folder}/`))) {
    const texts = textsIn(file)
    if (texts.length > 0)
      console.log(`\n## ${file.slice(folder.length + 1)}\n${texts.map((text) => `- ${text}`).join('\n')}`)
  }
}
