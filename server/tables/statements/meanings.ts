import type {
  ArrayLiteralExpression,
  BindingElement,
  Expression,
  Node,
  ParameterDeclaration,
  PropertyAccessExpression,
  TemplateExpression,
} from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { type Checker, SymbolFlags, type Symbol as Named } from 'typescript/unstable/sync'
import {
  branchesOf,
  elementsIn,
  type FunctionNode,
  functionIn,
  functionOfParameter,
  propertyIn,
  resultsOf,
  wrapped,
} from './syntax.ts'

/** An expression with what its parameters mean there. */
export interface Meant {
  readonly node: Expression
  readonly bound: Bound
}

/** The meanings of parameters by symbol: the arguments of the call being followed. */
export type Bound = ReadonlyMap<number, Meant>

export const nothingBound: Bound = new Map()

type Choose = <T>(of: readonly T[]) => T
const isNarrowing = /^(?:filter|slice|toSorted|values)$/
const isMapping = /^(?:map|flatMap)$/

/** Follows names to what they were given, as far as the source says it. */
export class Meanings {
  readonly #checker: Checker

  constructor(checker: Checker) {
    this.#checker = checker
  }

  /** Every possible value of a name, a property or an item; undefined if the source does not show it. */
  of(node: Expression, bound: Bound): Meant[] | undefined {
    if (is.isIdentifier(node)) return this.#ofSymbol(this.#symbolAt(node), bound)
    if (is.isPropertyAccessExpression(node)) {
      const inObject = this.#property(node.expression, node.name.text, bound)
      return inObject ? [inObject] : this.#ofSymbol(this.#symbolAt(node.name), bound)
    }
    if (!is.isElementAccessExpression(node)) return undefined
    const object = this.#literal(node.expression, bound)
    if (object === undefined) return undefined
    return elementsIn(object.node).map((element) => ({ node: element, bound: object.bound }))
  }

  /** All that a call may answer. */
  ofCall(callee: Expression, values: readonly Expression[], bound: Bound): Meant[] | undefined {
    const called = this.#function(callee, bound)
    if (called === undefined) return undefined
    const inside = new Map([...bound, ...called.bound])
    called.node.parameters.forEach((parameter, at) => this.#bind(parameter, values[at], bound, inside))
    return resultsOf(called.node).map((node) => ({ node, bound: inside }))
  }

  /** The meanings of a function's parameters in a call of it. */
  boundIn(called: FunctionNode, values: readonly Expression[]): Bound {
    const inside = new Map<number, Meant>()
    called.parameters.forEach((parameter, at) => this.#bind(parameter, values[at], nothingBound, inside))
    return inside
  }

  /** The function whose callers say what an expression is. */
  givenTo(node: Expression): FunctionNode | undefined {
    if (is.isPropertyAccessExpression(node) || is.isElementAccessExpression(node)) return this.givenTo(node.expression)
    if (is.isCallExpression(node)) return this.givenTo(node.expression)
    const declared = is.isIdentifier(node) ? this.#symbolAt(node)?.valueDeclaration?.resolve() : undefined
    return declared && functionOfParameter(declared)
  }

  /** Whether an expression names a function. */
  isFunction(node: Expression, named: FunctionNode): boolean {
    return functionIn(this.#symbolAt(node)?.valueDeclaration?.resolve()) === named
  }

  /** The items of a list for every way it is composed; undefined if the source does not show it. */
  items(node: Expression, bound: Bound): Meant[] | undefined {
    if (is.isArrayLiteralExpression(node)) return this.#itemsOfLiteral(node, bound)
    if (is.isConditionalExpression(node)) return this.items(node.whenTrue, bound)
    if (is.isCallExpression(node)) return this.#itemsOfCall(node.expression, node.arguments, bound)
    const inner = wrapped(node)
    return inner ? this.items(inner, bound) : this.#itemsOfAll(this.of(node, bound))
  }

  #itemsOfAll(of: readonly Meant[] | undefined): Meant[] | undefined {
    const lists = of?.flatMap((meant) => {
      const items = this.items(meant.node, meant.bound)
      return items ? [items] : []
    })
    return lists && lists.length > 0 ? lists.flat() : undefined
  }

  #itemsOfLiteral({ elements }: ArrayLiteralExpression, bound: Bound): Meant[] | undefined {
    const parts = elements.map((element) =>
      is.isSpreadElement(element) ? this.items(element.expression, bound) : [{ node: element, bound }],
    )
    return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? [])
  }

  /** A text or a number that the source says, by value or by type. */
  constant(node: Expression, bound: Bound, choose: Choose): string | number | undefined {
    if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return node.text
    if (is.isNumericLiteral(node)) return Number(node.text)
    if (is.isTemplateExpression(node)) return this.#textOf(node, bound, choose)
    const branches = branchesOf(node)
    const branch = wrapped(node) ?? (branches.length > 1 ? choose(branches) : undefined)
    if (branch) return this.constant(branch, bound, choose)
    const [meant] = [this.of(node, bound) ?? []].map((all) => (all.length > 0 ? choose(all) : undefined))
    return (meant && this.constant(meant.node, meant.bound, choose)) ?? this.#constantOfType(node, choose)
  }

  #textOf({ head, templateSpans }: TemplateExpression, bound: Bound, choose: Choose): string | undefined {
    const parts = templateSpans.map(({ expression }) => this.constant(expression, bound, choose))
    if (parts.includes(undefined)) return undefined
    return head.text + templateSpans.map(({ literal }, at) => `${parts[at]}${literal.text}`).join('')
  }

  #constantOfType(node: Expression, choose: Choose): string | number | undefined {
    const type = this.#checker.getTypeAtLocation(node)
    const types = type?.isUnionType() ? type.getTypes() : type ? [type] : []
    const values = types.flatMap((each) =>
      each.isStringLiteralType() || each.isNumberLiteralType() ? [each.value] : [],
    )
    if (values.length > 0) return choose(values)
    return type && this.#checker.typeToString(type) === 'number' ? 1 : undefined
  }

  #itemsOfCall(callee: Expression, values: readonly Expression[], bound: Bound): Meant[] | undefined {
    if (is.isPropertyAccessExpression(callee)) {
      const [each] = values
      if (isNarrowing.test(callee.name.text)) return this.items(callee.expression, bound)
      if (each && isMapping.test(callee.name.text)) return this.#mapped(callee, each, bound)
    }
    const results = this.ofCall(callee, values, bound)
    const called = this.#function(callee, bound)?.node
    if (called && is.isFunctionDeclaration(called) && called.asteriskToken) return results
    return this.#itemsOfAll(results)
  }

  /** What a function makes of each item of a list. */
  #mapped({ expression: list, name }: PropertyAccessExpression, by: Expression, bound: Bound): Meant[] | undefined {
    const each = this.#function(by, bound)
    if (each === undefined) return undefined
    const listed = this.items(list, bound) ?? []
    const [parameter] = each.node.parameters
    return (listed.length === 0 ? [undefined] : listed).flatMap((item) => {
      const inside = new Map([...bound, ...each.bound])
      if (parameter && item) this.#bind(parameter, item.node, item.bound, inside)
      const results = resultsOf(each.node).map((node) => ({ node, bound: inside }))
      return name.text === 'map' ? results : results.flatMap((meant) => this.#listedIn(meant))
    })
  }

  #listedIn({ node, bound }: Meant): Meant[] {
    return branchesOf(node).flatMap((branch) => this.items(branch, bound) ?? [{ node: branch, bound }])
  }

  #bind(parameter: ParameterDeclaration, value: Expression | undefined, bound: Bound, into: Map<number, Meant>): void {
    const given = value ?? parameter.initializer
    if (given === undefined) return
    if (is.isIdentifier(parameter.name)) this.#set(parameter.name, { node: given, bound }, into)
    if (!is.isObjectBindingPattern(parameter.name)) return
    for (const { name, propertyName = name, initializer } of parameter.name.elements) {
      const meant =
        propertyName && is.isIdentifier(propertyName) ? this.#property(given, propertyName.text, bound) : undefined
      const usual = initializer && { node: initializer, bound }
      this.#set(name, meant ?? usual, into)
    }
  }

  #set(name: Node | undefined, meant: Meant | undefined, into: Map<number, Meant>): void {
    const symbol = name && this.#symbolAt(name)
    if (symbol && meant) into.set(symbol.id, meant)
  }

  #property(object: Expression, key: string, bound: Bound): Meant | undefined {
    const literal = this.#literal(object, bound)
    const found = literal && propertyIn(literal.node, key)
    if (found === undefined || literal === undefined) return undefined
    if (!is.isShorthandPropertyAssignment(found)) return { node: found as Expression, bound: literal.bound }
    const symbol = this.#checker.getShorthandAssignmentValueSymbol(found)
    return this.#ofSymbol(symbol, literal.bound)?.[0]
  }

  /** The object or the list that an expression is written out as. */
  #literal(node: Expression, bound: Bound, depth = 0): Meant | undefined {
    if (is.isObjectLiteralExpression(node) || is.isArrayLiteralExpression(node)) return { node, bound }
    const inner = wrapped(node)
    if (inner) return this.#literal(inner, bound, depth)
    const meant = is.isCallExpression(node) ? this.ofCall(node.expression, node.arguments, bound) : this.of(node, bound)
    const first = meant?.[0]
    return first && depth < 10 ? this.#literal(first.node, first.bound, depth + 1) : undefined
  }

  #function(node: Expression, bound: Bound): { node: FunctionNode; bound: Bound } | undefined {
    const own = functionIn(node)
    if (own) return { node: own, bound }
    const symbol = is.isPropertyAccessExpression(node) ? this.#symbolAt(node.name) : this.#symbolAt(node)
    const declared = functionIn(symbol?.valueDeclaration?.resolve())
    if (declared) return { node: declared, bound }
    const [meant] = this.of(node, bound) ?? []
    const given = meant && functionIn(meant.node)
    return given && meant && { node: given, bound: meant.bound }
  }

  #ofSymbol(symbol: Named | undefined, bound: Bound): Meant[] | undefined {
    if (symbol === undefined) return undefined
    const known = bound.get(symbol.id)
    if (known) return [known]
    const declared: Node | undefined = symbol.valueDeclaration?.resolve()
    if (declared === undefined) return undefined
    if (is.isVariableDeclaration(declared) || is.isPropertyAssignment(declared))
      return declared.initializer && [{ node: declared.initializer, bound }]
    if (is.isShorthandPropertyAssignment(declared))
      return this.#ofSymbol(this.#checker.getShorthandAssignmentValueSymbol(declared), bound)
    if (is.isBindingElement(declared)) return this.#ofElement(declared, bound)
    return undefined
  }

  /** `const { key } = object`, also of each object of a list. */
  #ofElement(element: BindingElement, bound: Bound): Meant[] | undefined {
    const declaration = element.parent.parent
    const key = element.propertyName ?? element.name
    if (!is.isVariableDeclaration(declaration) || !key || !is.isIdentifier(key)) return undefined
    const loop = declaration.parent.parent
    const objects = is.isForOfStatement(loop)
      ? this.items(loop.expression, bound)
      : declaration.initializer && [{ node: declaration.initializer, bound }]
    return objects?.flatMap((object) => this.#property(object.node, key.text, object.bound) ?? [])
  }

  #symbolAt(node: Node): Named | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node)
    if (symbol === undefined || (symbol.flags & SymbolFlags.Alias) === 0) return symbol
    return this.#checker.getAliasedSymbol(symbol)
  }
}
