import { tablesOf } from './area-facts.js'
import { chainedOnto, methodOf, textOf } from './syntax.js'

const changing = new Set(['updateTable', 'deleteFrom'])
const writing = new Set([...changing, 'insertInto'])
/** The writers of `platform/database/rows.ts`, whose keys have the account by type. */
const rowWriters = new Set([
  'insertRow',
  'insertRows',
  'insertIfAbsent',
  'updateRow',
  'updateAtVersion',
  'deleteRow',
  'moveRows',
])
const ownColumn = /^(?:\w+\.)?account_code$/

/**
 * An area writes its own tables alone, and where their rows belong to an account, it changes and deletes only rows of
 * one account. New rows carry theirs by type.
 */
export const tenantFilter = {
  meta: {
    type: 'problem',
    messages: {
      foreign: '`{{table}}` is no table of this area: have its own area write it.',
      unfiltered: "Rows of `{{table}}` belong to accounts: add `.where('account_code', '=', account)`.",
    },
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/')
    if (/\/test\/|\.test\.ts$/.test(file)) return {}
    const tables = tablesOf(file)
    const reportForeign = (node, table = 'this') => {
      if (!tables.has(table)) context.report({ node, messageId: 'foreign', data: { table } })
    }
    const imported = new Set()
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!source.value.endsWith('/platform/database/rows.ts')) return
        for (const { local } of specifiers) if (rowWriters.has(local.name)) imported.add(local.name)
      },
      CallExpression(node) {
        if (imported.has(node.callee.name)) reportForeign(node, textOf(node.arguments[1]))
        const method = methodOf(node)
        if (!writing.has(method) || !file.endsWith('.store.ts')) return
        const table = textOf(node.arguments[0])?.split(' ')[0]
        reportForeign(node, table)
        if (changing.has(method) && tables.get(table) && !isFiltered(node)) {
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
