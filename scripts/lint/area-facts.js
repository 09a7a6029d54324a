import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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

/** The access that the contract declares for a call, read from where the verb's area stands on that floor. */
export function accessOf(verbFile, call) {
  const [, root, area] = /^(.*)\/server\/areas\/([^/]+)\//.exec(verbFile.replaceAll('\\', '/')) ?? []
  const calls = textIn(join(root ?? '', 'contract/areas', area ?? ''), '*.calls.ts')
  const start = calls.indexOf(`'${call}': {`)
  return start < 0 ? undefined : /access: '([^']+)'/.exec(calls.slice(start))?.[1]
}

/** The tables of a store's area: for each, whether its rows belong to an account. */
export function tablesBeside(storeFile) {
  const text = textIn(dirname(storeFile), '*.table.ts')
  const tables = new Map()
  for (const [, listed = ''] of text.matchAll(/^export (?:interface|type) \w+Tables\b.*\{\n([\s\S]*?)^\}/gm)) {
    for (const [, name, columns = ''] of listed.matchAll(/^ {2}(\w+): ([^{]+?$|\{[\s\S]*?^ {2}\})/gm)) {
      tables.set(name, hasAccount(columnsOf(columns, text)))
    }
  }
  return tables
}

/** Columns written in place, or those of the type that is named instead. */
function columnsOf(written, text) {
  if (written.startsWith('{')) return written
  const type = new RegExp(`^(?:export )?(?:interface|type) ${written}\\b.*\\{\\n([\\s\\S]*?)^\\}`, 'm')
  return type.exec(text)?.[1] ?? ''
}

const hasAccount = (columns) => /^\s+account_code\b/m.test(columns)
