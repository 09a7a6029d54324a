import { accessOf } from './area-facts.js'
import { methodOf, nodesIn, nodesReached, topLevel } from './syntax.js'

const demands = new Set(['demand', 'demandRight'])
const writingCall = /^(?:POST|PUT|PATCH|DELETE) \//

/** Callers of these prove who they are, or change their own data: there is no further right to check. */
const askNoRight = new Set(['open', 'half-signed-in', 'password-owed', 'enrollment-owed', 'self'])

/** These name the role in full: the guard has checked all of it before the handler runs. */
const checkedByGuard = new Set(['brokerage-admin'])

/** A writing handler uses one transaction, checks in it the right that its access leaves open, and records an audit row. */
export const writeHandler = {
  meta: {
    type: 'problem',
    messages: {
      outside: '`{{call}}` does not write in a transaction: do its work in `context.write(async (tx) => …)`.',
      unasked: '`{{call}}` asks for no right: call `demand(…)` inside `context.write`.',
      unrecorded: 'This transaction of `{{call}}` leaves no audit row: call `tx.record({ … })` inside it.',
    },
  },
  create(context) {
    return {
      Program(program) {
        const functions = topLevel(program)
        for (const { call, id, work } of writingHandlers(program)) {
          const report = (node, messageId) => context.report({ node, messageId, data: { call } })
          const writes = [...nodesReached(work, functions)].filter((node) => methodOf(node) === 'write')
          if (writes.length === 0) report(id, 'outside')
          const reached = writes.map((write) => write.arguments.flatMap((done) => [...nodesReached(done, functions)]))
          for (const [at, nodes] of reached.entries()) {
            if (!nodes.some((node) => methodOf(node) === 'record')) report(writes[at], 'unrecorded')
          }
          const access = accessOf(context.filename, call)
          if (askNoRight.has(access) || checkedByGuard.has(access) || writes.length === 0) continue
          if (!reached.flat().some(isDemand)) report(id, 'unasked')
        }
      },
    }
  },
}

const isDemand = (node) => node.type === 'CallExpression' && demands.has(node.callee.name)

/** Exported functions whose types name a call that writes. */
function* writingHandlers(program) {
  for (const { type, declaration } of program.body) {
    if (type !== 'ExportNamedDeclaration' || !declaration) continue
    for (const { id, work, typed } of functionsOf(declaration)) {
      const call = callNamedIn(typed)
      if (call !== undefined) yield { call, id, work }
    }
  }
}

/** The functions of a declaration, with the parts that carry their types. */
function functionsOf({ type, id, params, body, returnType, declarations }) {
  if (type === 'FunctionDeclaration') return [{ id, work: body, typed: [...params, { typeAnnotation: returnType }] }]
  if (type !== 'VariableDeclaration') return []
  return declarations
    .filter(({ init }) => init !== null)
    .map((declared) => ({ id: declared.id, work: declared.init, typed: typedParts(declared) }))
}

/**
 * A handler names its call in its own type, in its input, or, if a function makes it, in the function's return type.
 */
const typedParts = ({ id, init: { params = [], returnType } }) => [id, ...params, { typeAnnotation: returnType }]

function callNamedIn(typed) {
  for (const { typeAnnotation } of typed) {
    for (const node of typeAnnotation ? nodesIn(typeAnnotation) : []) {
      if (node.type === 'Literal' && writingCall.test(node.value)) return node.value
    }
  }
  return undefined
}
