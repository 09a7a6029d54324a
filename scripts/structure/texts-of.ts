import { parseSync } from 'oxc-parser'
import { lineFinder } from './source-file.ts'

/** A text of a source file that people may read. Interpolated values are shown as `…`. */
export interface Text {
  readonly line: number
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
}

type Fields = Readonly<Record<string, unknown>>

/** String and template literals, and text between tags. Tagged templates are SQL; imports name files. */
export function textsOf(path: string, source: string): Text[] {
  const lineOf = lineFinder(source)
  const found: Text[] = []
  const visit = (node: Node & Fields): void => {
    const text = textOf(node)
    if (text !== undefined) found.push({ line: lineOf(node.start), text: text.replaceAll(/\s+/g, ' ').trim() })
    for (const child of childrenOf(node)) visit(child)
  }
  visit(parseSync(path, source).program as unknown as Node & Fields)
  return found.filter(({ text }) => /[a-z]{2}/.test(text))
}

function textOf(node: Node & Fields): string | undefined {
  if (node.type === 'JSXText') return String(node['value'])
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return undefined
  const parts = node['quasis'] as readonly { readonly value: { readonly cooked: string | null } }[]
  return parts.map(({ value }) => value.cooked ?? '').join('…')
}

const skipped: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ['source'],
  ImportExpression: ['source'],
  ExportAllDeclaration: ['source'],
  ExportNamedDeclaration: ['source'],
  TaggedTemplateExpression: ['quasi'],
  TSLiteralType: ['literal'],
}

function* childrenOf(node: Node & Fields): Iterable<Node & Fields> {
  for (const [name, value] of Object.entries(node)) {
    if (skipped[node.type]?.includes(name) === true) continue
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield each
  }
}

const isNode = (value: unknown): value is Node & Fields =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
