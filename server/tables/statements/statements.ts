import type { Expression, Node, SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import type { Checker, Project, Type } from 'typescript/unstable/sync'
import { Composer, NotComposable } from './composed-sql.ts'
import { type Bound, Meanings, nothingBound } from './meanings.ts'
import type { FunctionNode } from './syntax.ts'

/** A place where code sends SQL, with what it takes the answer for. */
export interface Statement {
  readonly file: string
  readonly line: number
  /** The SQL of each way the code composes it; empty if the source does not show it. */
  readonly texts: readonly string[]
  /** Why the source does not say. */
  readonly error: string | undefined
  /** The asserted row type of the result; undefined if the result is not used. */
  readonly row: Type | undefined
}

/** More than these are not tried: they would show nothing new. */
const atMost = { choices: 12, calls: 24 }
const startsStatement = /^\s*(?:select|with|insert|update|delete)\b/i

/** All statements of files of a program: what is executed, and the tables of values that builders join. */
export function statementsIn({ program, checker }: Project, files: readonly string[]): Statement[] {
  const sources = files.flatMap((file) => program.getSourceFile(file) ?? [])
  const reader = new StatementReader(checker, sources)
  return sources.flatMap((source) => reader.of(source))
}

class StatementReader {
  readonly #checker: Checker
  readonly #meanings: Meanings
  readonly #sources: readonly SourceFile[]
  /** Templates that are a statement or part of one. */
  readonly #used = new Set<Node>()

  constructor(checker: Checker, sources: readonly SourceFile[]) {
    this.#checker = checker
    this.#meanings = new Meanings(checker)
    this.#sources = sources
  }

  of(source: SourceFile): Statement[] {
    const executed: Statement[] = []
    const typed: Node[] = []
    visit(source, (node) => {
      if (is.isTaggedTemplateExpression(node) && node.typeArguments) typed.push(node)
      const sent = executedBy(node)
      const type = sent && this.#checker.getTypeAtLocation(sent)
      if (!sent || !type || !this.#checker.getPropertyOfType(type, 'toOperationNode')) return
      executed.push(this.#statement(source, sent, this.#rowOf(type)))
    })
    const others = typed
      .filter((node) => !this.#used.has(node))
      .flatMap((node) => {
        const type = this.#checker.getTypeAtLocation(node)
        const row = type && this.#rowOf(type)
        return row?.isObjectType() || row?.isIntersectionType()
          ? [asSelection(this.#statement(source, withAlias(node), row))]
          : []
      })
    return [...executed, ...others]
  }

  /** The `Row` of a `RawBuilder<Row>`. */
  #rowOf(type: Type): Type | undefined {
    return type.isTypeReference() ? this.#checker.getTypeArguments(type)[0] : undefined
  }

  #statement(source: SourceFile, node: Expression, row: Type | undefined): Statement {
    this.#used.add(node)
    const line = source.text.slice(0, node.getStart(source)).split('\n').length
    const place = { file: source.fileName, line, row }
    try {
      return { ...place, texts: [...new Set(this.#ways(node, nothingBound))], error: undefined }
    } catch (error) {
      if (!(error instanceof NotComposable)) throw error
      return { ...place, texts: [], error: error.message }
    }
  }

  /** Every way an expression is composed, by its own conditions and by the calls of its function. */
  #ways(node: Expression, bound: Bound, depth = 0): string[] {
    try {
      return this.#choices(node, bound)
    } catch (error) {
      const of = error instanceof NotComposable && depth < 4 ? error.givenTo : undefined
      const calls = of ? this.#callsOf(of).slice(0, atMost.calls) : []
      if (of === undefined || calls.length === 0) throw error
      const ways = calls.flatMap((values) => {
        try {
          return this.#ways(node, new Map([...bound, ...this.#meanings.boundIn(of, values)]), depth + 1)
        } catch (hidden) {
          // One call may hide its arguments; those of the others are checked anyway.
          if (hidden instanceof NotComposable) return []
          throw hidden
        }
      })
      if (ways.length === 0) throw error
      return ways
    }
  }

  #choices(node: Expression, bound: Bound): string[] {
    const texts: string[] = []
    for (let choice = 0, branches = 1; choice < Math.min(branches, atMost.choices); choice += 1) {
      const composer = new Composer(this.#checker, this.#meanings, choice)
      texts.push(composer.sql(node, bound))
      branches = Math.max(branches, composer.branches)
      for (const template of composer.used) this.#used.add(template)
    }
    return texts
  }

  /** The arguments of a function in all of its calls. */
  #callsOf(called: FunctionNode): (readonly Expression[])[] {
    const name = nameOfFunction(called)
    const found: (readonly Expression[])[] = []
    if (name === undefined) return found
    for (const source of this.#sources) {
      if (!source.text.includes(name)) continue
      visit(source, (node) => {
        if (!is.isCallExpression(node) || !is.isIdentifier(node.expression) || node.expression.text !== name) return
        if (this.#meanings.isFunction(node.expression, called)) found.push(node.arguments)
      })
    }
    return found
  }
}

function visit(node: Node, each: (node: Node) => void): void {
  each(node)
  node.forEachChild((child) => visit(child, each))
}

/** What `statement.execute(db)` sends. */
function executedBy(node: Node): Expression | undefined {
  if (!is.isCallExpression(node) || !is.isPropertyAccessExpression(node.expression)) return undefined
  return node.expression.name.text === 'execute' && node.arguments.length === 1 ? node.expression.expression : undefined
}

/** A template that a builder joins, with the alias that names its columns. */
function withAlias(node: Node): Expression {
  const { parent } = node
  const isAliased = is.isPropertyAccessExpression(parent) && parent.name.text === 'as'
  return (isAliased ? parent.parent : node) as Expression
}

function nameOfFunction(node: FunctionNode): string | undefined {
  const named = is.isFunctionDeclaration(node) ? node : node.parent
  return is.isFunctionDeclaration(named) || is.isVariableDeclaration(named) ? named.name?.getText() : undefined
}

/** What a builder joins as a table, so that the database describes its columns. */
const asSelection = (statement: Statement): Statement => ({
  ...statement,
  texts: statement.texts.map((text) => (startsStatement.test(text) ? text : `select * from ${text}`)),
})
