import {
  type ArrowFunction,
  type Expression,
  type FunctionDeclaration,
  type FunctionExpression,
  type MethodDeclaration,
  type Node,
} from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'

export type FunctionNode = ArrowFunction | FunctionDeclaration | FunctionExpression | MethodDeclaration

/** The expression inside parentheses or an assertion. */
export function wrapped(node: Expression): Expression | undefined {
  return is.isParenthesizedExpression(node) ||
    is.isAsExpression(node) ||
    is.isSatisfiesExpression(node) ||
    is.isNonNullExpression(node)
    ? node.expression
    : undefined
}

/** All that a chain of conditions may choose from. */
export function branchesOf(node: Expression): Expression[] {
  const inner = wrapped(node)
  if (inner && is.isConditionalExpression(inner)) return branchesOf(inner)
  return is.isConditionalExpression(node) ? [...branchesOf(node.whenTrue), ...branchesOf(node.whenFalse)] : [node]
}

/** The function that a declaration or an expression is. */
export function functionIn(node: Node | undefined): FunctionNode | undefined {
  if (node === undefined) return undefined
  if (is.isVariableDeclaration(node) || is.isPropertyAssignment(node)) return functionIn(node.initializer)
  return isFunction(node) ? node : undefined
}

const isFunction = (node: Node): node is FunctionNode =>
  is.isArrowFunction(node) ||
  is.isFunctionDeclaration(node) ||
  is.isFunctionExpression(node) ||
  is.isMethodDeclaration(node)

/** The expressions that a function answers, or yields. */
export function resultsOf({ body }: FunctionNode): Expression[] {
  if (body === undefined) return []
  if (!is.isBlock(body)) return [body]
  const found: Expression[] = []
  const visit = (node: Node): void => {
    if (isFunction(node)) return
    if ((is.isReturnStatement(node) || is.isYieldExpression(node)) && node.expression) found.push(node.expression)
    node.forEachChild(visit)
  }
  visit(body)
  return found
}

/** The value of a key in an object literal, or its shorthand. */
export function propertyIn(literal: Node, key: string): Node | undefined {
  if (!is.isObjectLiteralExpression(literal)) return undefined
  for (const property of literal.properties) {
    if (!is.isPropertyAssignment(property) && !is.isShorthandPropertyAssignment(property)) continue
    if (property.name.getText().replaceAll(/^['"]|['"]$/g, '') !== key) continue
    return is.isPropertyAssignment(property) ? property.initializer : property
  }
  return undefined
}

/** The values of a literal list or object. */
export const elementsIn = (literal: Node): Expression[] => {
  if (is.isArrayLiteralExpression(literal)) return [...literal.elements]
  if (!is.isObjectLiteralExpression(literal)) return []
  return literal.properties.flatMap((property) => (is.isPropertyAssignment(property) ? [property.initializer] : []))
}

/** The first line of what a node is written as. */
export const nameOf = (node: Node): string => node.getText().split('\n')[0] ?? ''

/** The function that a parameter, or a part of one, belongs to. */
export function functionOfParameter(node: Node): FunctionNode | undefined {
  if (is.isBindingElement(node)) return functionOfParameter(node.parent.parent)
  return is.isParameterDeclaration(node) ? functionIn(node.parent) : undefined
}
