import { tablesBeside } from './area-facts.js'
import { chainedOnto, methodOf, textOf } from './syntax.js'

const changing = new Set(['updateTable', 'deleteFrom'])
const writing = new Set([...changing, 'insertInto'])
const ownColumn = /^(?:\w+\.)?account_code$/

/**
 * A store writes tables of its own area alone, and where their rows belong to an account, it changes and deletes only
 * rows of one account. New rows carry theirs by type.
 */
export const tenantFilter = {
  meta: {
    type: 'problem',
    messages: {
      foreign: '`{{table}}` is no table of this area: write it through the store of its own.',
      unfiltered: "Rows of `{{table}}` belong to accounts: add `.where('account_code', '=', account)`.",
    },
  },
  create(context) {
    if (!context.filename.endsWith('.store.ts')) return {}
    const tables = tablesBeside(context.filename)
    return {
      CallExpression(node) {
        const method = methodOf(node)
        if (!writing.has(method)) return
        const table = textOf(node.arguments[0])?.split(' ')[0]
        if (!tables.has(table)) context.report({ node, messageId: 'foreign', data: { table: table ?? 'this' } })
        else if (changing.has(method) && tables.get(table) && !isFiltered(node)) {
          context.report({ node, messageId: 'unfiltered', data: { table } })
        }
      },
    }
  },
}

function isFiltered(node) {
  for (const call of chainedOnto(node)) {
    if (methodOf(call) === 'where' && ownColumn.test(textOf(call.arguments[0]) ?? '')) return true
  }
  return false
}
