/** Every node below one, itself first. */
export function* nodesIn(node) {
  yield node
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') yield* nodesIn(child)
    }
  }
}

/** Every node below one and below the functions of the same file that it leads to. */
export function* nodesReached(node, functions, seen = new Set()) {
  for (const found of nodesIn(node)) {
    yield found
    const next = found.type === 'Identifier' ? functions.get(found.name) : undefined
    if (next === undefined || seen.has(next)) continue
    seen.add(next)
    yield* nodesReached(next, functions, seen)
  }
}

/** The functions and constants that a file declares at its top, by name. */
export function topLevel(program) {
  const found = new Map()
  for (const statement of program.body) {
    const declaration = statement.declaration ?? statement
    if (declaration.type === 'FunctionDeclaration') found.set(declaration.id.name, declaration.body)
    if (declaration.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) if (id.type === 'Identifier' && init) found.set(id.name, init)
  }
  return found
}

/** The name of the method that a call calls, such as `where` in `query.where(…)`. */
export function methodOf(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed)
    return undefined
  return node.callee.property.name
}

/** The text of a literal argument of a call. */
export function textOf(argument) {
  return argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined
}

/** The calls chained onto a call, outwards: in `a().b().c()` from `a()` that is `b()`, then `c()`. */
export function* chainedOnto(call) {
  let node = call
  while (node.parent?.type === 'MemberExpression' && node.parent.object === node) {
    const outer = node.parent.parent
    if (outer?.type !== 'CallExpression' || outer.callee !== node.parent) return
    node = outer
    yield node
  }
}
