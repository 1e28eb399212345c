import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const EFFECT = /^(React\.)?use(Layout|Insertion)?Effect$/

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && existsSync(`${root}${path}`))

/**
 * React calls what an effect or a ref callback returns as its cleanup. An arrow function without a block returns the
 * result of its call, and newer browsers return promises from scroll methods.
 */
test('no effect or ref callback returns the result of a call', () => {
  expect(
    sources.flatMap((path) => findAccidentalReturns(path, readFileSync(`${root}${path}`, 'utf8'))),
  ).toEqual([])
  expect(sources.length).toBeGreaterThan(500)
})

test.each([
  'useEffect(() => scrollTo(0, 0), [])',
  'useLayoutEffect(() => link?.focus())',
  'React.useEffect(() => (held.current = true), [held])',
  'useEffect(() => { return scrollTo(0, 0) })',
  'useEffect(async () => { await save() }, [])',
  'const follow = () => scrollTo(0, 0); useEffect(follow, [])',
  'const link = <a ref={(element) => element?.focus()} />',
  'const link = <a ref={(element) => (held = element)} />',
])('reports %s', (source) => {
  expect(findAccidentalReturns('sample.tsx', source)).toHaveLength(1)
})

test.each([
  'useEffect(() => { scrollTo(0, 0) }, [])',
  'useEffect(() => () => stop(), [])',
  'useEffect(() => { if (!open) return; const stop = listen(); return stop })',
  'useEffect(() => { const all = rows.map((row) => { return read(row) }); return () => drop(all) })',
  'function follow() { scrollTo(0, 0) } useEffect(follow)',
  'const link = <a ref={(element) => { element?.focus() }} onClick={() => scrollTo(0, 0)} />',
])('accepts %s', (source) => {
  expect(findAccidentalReturns('sample.tsx', source)).toEqual([])
})

/** `path:line` of each callback that returns anything but a function. */
function findAccidentalReturns(path: string, text: string): string[] {
  if (!/Effect\(|\bref=/.test(text)) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const nodes = descendants(file)
  const functions = new Map(nodes.flatMap((node) => namedFunction(node) ?? []))

  return nodes
    .map(cleanupCallback)
    .map((callback) => (callback && ts.isIdentifier(callback) ? functions.get(callback.text) : callback))
    .filter((callback) => callback && isFunction(callback) && returnsByAccident(callback))
    .map((callback) => `${path}:${file.getLineAndCharacterOfPosition(callback?.getStart() ?? 0).line + 1}`)
}

/** The callback of an effect or a ref. */
function cleanupCallback(node: ts.Node): ts.Node | undefined {
  if (ts.isCallExpression(node) && EFFECT.test(node.expression.getText())) return node.arguments[0]
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'ref') return undefined
  return node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined
}

type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration

function isFunction(node: ts.Node): node is FunctionNode {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)
}

function namedFunction(node: ts.Node): [string, FunctionNode][] | undefined {
  if (ts.isFunctionDeclaration(node) && node.name) return [[node.name.text, node]]
  if (!ts.isVariableDeclaration(node) || !node.initializer || !isFunction(node.initializer)) return undefined
  return [[node.name.getText(), node.initializer]]
}

function returnsByAccident(callback: FunctionNode): boolean {
  if (callback.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)) return true
  if (!callback.body || !ts.isBlock(callback.body)) return !callback.body || !isFunction(callback.body)
  return descendants(callback.body, isFunction)
    .filter(ts.isReturnStatement)
    .some(({ expression }) => expression && !isFunction(expression) && !ts.isIdentifier(expression))
}

function descendants(node: ts.Node, isBoundary = (_: ts.Node) => false): ts.Node[] {
  const children: ts.Node[] = []
  node.forEachChild((child) => {
    children.push(child, ...(isBoundary(child) ? [] : descendants(child, isBoundary)))
  })
  return children
}
