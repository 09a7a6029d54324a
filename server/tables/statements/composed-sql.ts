import type { CallExpression, Expression, Node, TaggedTemplateExpression } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import type { Checker } from 'typescript/unstable/sync'
import type { Bound, Meanings, Meant } from './meanings.ts'
import { branchesOf, type FunctionNode, nameOf, wrapped } from './syntax.ts'

/** Why a statement cannot be composed without running it. */
export class NotComposable extends Error {
  /** The function whose callers would say more. */
  readonly givenTo: FunctionNode | undefined

  constructor(message: string, givenTo?: FunctionNode) {
    super(message)
    this.givenTo = givenTo
  }
}

/**
 * Composes the SQL of a template from source alone: fragments that are constants or function results are inlined, every
 * other value is a parameter. At conditions in code, `choice` says which branch is taken.
 */
export class Composer {
  readonly #checker: Checker
  readonly #meanings: Meanings
  readonly #choice: number
  #parameters = 0
  #depth = 0
  /** The most branches that any one place chose from: as many choices show all of them. */
  branches = 1
  /** The templates that became part of it. */
  readonly used = new Set<Node>()

  constructor(checker: Checker, meanings: Meanings, choice: number) {
    this.#checker = checker
    this.#meanings = meanings
    this.#choice = choice
  }

  /** The text of an expression that holds SQL. */
  sql(node: Expression, bound: Bound): string {
    if (this.#depth > 30) throw new NotComposable('it calls itself')
    this.#depth += 1
    const text = this.#sql(node, bound)
    this.#depth -= 1
    return text
  }

  #sql(node: Expression, bound: Bound): string {
    if (is.isTaggedTemplateExpression(node)) return this.#template(node, bound)
    if (is.isConditionalExpression(node)) return this.sql(this.#chosen(branchesOf(node)), bound)
    if (is.isCallExpression(node)) return this.#call(node, bound)
    const inner = wrapped(node)
    if (inner) return this.sql(inner, bound)
    const meant = this.#meanings.of(node, bound)
    if (meant === undefined) throw this.#unknown(node)
    return this.#choose(meant)
  }

  #choose(meant: readonly Meant[]): string {
    const { node, bound } = this.#chosen(meant.filter((of) => nameOf(of.node) !== 'undefined'))
    return this.sql(node, bound)
  }

  #chosen<T>(of: readonly T[]): T {
    this.branches = Math.max(this.branches, of.length)
    const chosen = of[Math.min(this.#choice, of.length - 1)]
    if (chosen === undefined) throw new NotComposable('there is nothing to choose from')
    return chosen
  }

  #template(node: TaggedTemplateExpression, bound: Bound): string {
    if (nameOf(node.tag) !== 'sql') throw new NotComposable(`a template of ${nameOf(node.tag)}`)
    this.used.add(node)
    const { template } = node
    if (is.isNoSubstitutionTemplateLiteral(template)) return template.text
    return template.templateSpans.reduce(
      (text, { expression, literal }) => text + this.#value(expression, bound) + literal.text,
      template.head.text,
    )
  }

  /** The SQL of a value, or a parameter. */
  #value(node: Expression, bound: Bound): string {
    return this.#isSql(node) ? this.sql(node, bound) : `$${(this.#parameters += 1)}`
  }

  #isSql(node: Expression): boolean {
    const type = this.#checker.getTypeAtLocation(node)
    return type !== undefined && this.#checker.getPropertyOfType(type, 'toOperationNode') !== undefined
  }

  #call({ expression: callee, arguments: values }: CallExpression, bound: Bound): string {
    if (is.isPropertyAccessExpression(callee)) {
      const own = nameOf(callee.expression) === 'sql' ? this.#builders[callee.name.text] : undefined
      if (own) return own(values, bound)
      if (callee.name.text === 'as') return this.#aliased(callee.expression, values, bound)
      if (/^\$?(?:castTo|notNull)$/.test(callee.name.text)) return this.sql(callee.expression, bound)
    }
    const results = this.#meanings.ofCall(callee, values, bound)
    if (results === undefined) throw this.#unknown(callee)
    return this.#choose(results)
  }

  #aliased(node: Expression, [name]: readonly Expression[], bound: Bound): string {
    const of = this.sql(node, bound)
    return name && is.isStringLiteral(name)
      ? `${of} as "${name.text}"`
      : `${of} as ${name ? this.sql(name, bound) : ''}`
  }

  /** What the builders of `sql` itself send. */
  readonly #builders: Readonly<Record<string, (values: readonly Expression[], bound: Bound) => string>> = {
    ref: ([name], bound) => quoted(this.#constant(name, bound)),
    table: ([name], bound) => quoted(this.#constant(name, bound)),
    id: (names, bound) => names.map((name) => quoted(this.#constant(name, bound))).join('.'),
    raw: ([text], bound) => String(this.#constant(text, bound)),
    lit: ([value], bound) => literal(this.#constant(value, bound)),
    val: ([value], bound) => (value ? this.#value(value, bound) : 'null'),
    join: ([list, separator], bound) => {
      if (!list) throw new NotComposable('there is nothing to join')
      return this.#items(list, bound).join(separator ? this.sql(separator, bound) : ', ')
    },
  }

  #constant(node: Expression | undefined, bound: Bound): string | number {
    const value = node && this.#meanings.constant(node, bound, (of) => this.#chosen(of))
    if (value === undefined) throw node ? this.#unknown(node) : new NotComposable('there is no text')
    return value
  }

  #unknown(node: Expression): NotComposable {
    return new NotComposable(`no constant is known for ${nameOf(node)}`, this.#meanings.givenTo(node))
  }

  /** The items of a list. Of one that is made at run time there is one for every way in which an item is made. */
  #items(node: Expression, bound: Bound): string[] {
    const items = this.#meanings.items(node, bound)
    if (items && items.length > 0) return items.map((item) => this.#value(item.node, item.bound))
    const type = this.#checker.getTypeAtLocation(node)
    const index = type && this.#checker.getIndexInfosOfType(type).find(({ valueType }) => valueType !== undefined)
    if (index && this.#checker.getPropertyOfType(index.valueType, 'toOperationNode') === undefined)
      return [`$${(this.#parameters += 1)}`]
    throw this.#unknown(node)
  }
}

const quoted = (name: string | number): string =>
  String(name)
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')
const literal = (value: string | number): string => (typeof value === 'number' ? String(value) : `'${value}'`)
