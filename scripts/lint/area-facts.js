import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const remembered = new Map()

/** A folder's files of one kind, as one text. A lint run reads each once. */
function textIn(folder, pattern) {
  const key = join(folder, pattern)
  const known = remembered.get(key)
  if (known !== undefined) return known
  const files = existsSync(folder) ? globSync(pattern, { cwd: folder }) : []
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  remembered.set(key, text)
  return text
}

function areaOf(file) {
  const [, root = '', area = ''] = /^(.*)\/server\/areas\/([^/]+)\//.exec(file.replaceAll('\\', '/')) ?? []
  return { root, area }
}

/** The access that the contract declares in a call's own entry, found from the handler's area on that layer. */
export function accessOf(verbFile, call) {
  const { root, area } = areaOf(verbFile)
  const calls = textIn(join(root, 'contract/areas', area), '*.calls.ts')
  const start = calls.indexOf(`'${call}': {`)
  if (start < 0) return undefined
  const [entry] = calls.slice(start).split(/\n(?= {2}['}]|\})/, 1)
  const own = /\baccess: '([^']+)'/.exec(entry)?.[1]
  if (own !== undefined || !/\baccess,/.test(entry)) return own
  // The nearest constant above: a file declares it before its calls.
  return [...calls.slice(0, start).matchAll(/^const access = '([^']+)'/gm)].at(-1)?.[1]
}

/** The tables of a file's area: for each, whether its rows belong to an account. */
export function tablesOf(file) {
  const { root, area } = areaOf(file)
  const key = join(root, area, 'tables')
  if (!remembered.has(key)) remembered.set(key, readTables(join(root, 'server/tables'), area))
  return remembered.get(key)
}

function readTables(folder, area) {
  const owned = JSON.parse(textIn(folder, 'owners.json') || '{}')[area] ?? []
  const types = textIn(folder, 'tables.generated.ts')
  const hasAccount = (table) => /^ +account_code: /m.test(columnsOf(types, table))
  return new Map(owned.map((table) => [table, hasAccount(table)]))
}

const columnsOf = (types, table) => new RegExp(`^  ${table}: \\{\\n([\\s\\S]*?)^  \\}`, 'm').exec(types)?.[1] ?? ''
