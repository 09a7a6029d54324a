import { methodOf } from './syntax.js'

const writing = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const writingSql = /^\s*(?:insert|update|delete|merge|truncate)\b/i
const mayWrite = /\.(?:store|demo|test|builders)\.ts$|\/test\//

/** An area's tables are written in one place, its `*.store.ts`, as queries whose tables a rule can read. */
export const writesInStore = {
  meta: {
    type: 'problem',
    messages: { elsewhere: 'Tables are written in `*.store.ts` alone, with the query builder: move this there.' },
  },
  create(context) {
    const isStore = mayWrite.test(context.filename.replaceAll('\\', '/'))
    return {
      CallExpression(node) {
        if (!isStore && writing.has(methodOf(node))) context.report({ node, messageId: 'elsewhere' })
      },
      TaggedTemplateExpression(node) {
        const isSql = node.tag.type === 'Identifier' && node.tag.name === 'sql'
        const isTest = /\/test\/|\.test\.ts$/.test(context.filename)
        if (isSql && !isTest && writingSql.test(node.quasi.quasis[0].value.raw)) {
          context.report({ node, messageId: 'elsewhere' })
        }
      },
    }
  },
}
