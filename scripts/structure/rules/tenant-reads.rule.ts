import type { Violation } from '../violation.ts'
import { placeOf } from '../place.ts'
import { readsOfManyAccounts } from '../reads-of-many-accounts.ts'
import type { SourceFile } from '../source-file.ts'
import type { SourceTree } from '../source-tree.ts'
import { type SqlTemplate, sqlTemplates } from '../sql-templates.ts'

/** A filter by the account that was requested: compared with a value, not with a column of another table. */
const filter = /account_code\s*(?:=|in)\s*\(?\s*(?:any\s*\(\s*)?\$\{/

/**
 * A statement that reads rows of accounts names the account, although row-level security would hide those of others:
 * each of the two walls between tenants holds by itself. Reads of many accounts are listed with their reason.
 */
export function* tenantReads({ files }: SourceTree): Iterable<Violation> {
  const tables = tenantTables(files.values())
  const areas = textsOfAreas(files.values())
  for (const file of files.values()) {
    const { layer, area, isTest } = placeOf(file.path)
    if (layer !== 'server' || area === undefined || isTest) continue
    const found = unfiltered(file, tables, areas.get(area) ?? '')
    const allowed = readsOfManyAccounts.get(file.path) ?? 0
    for (const { text, start } of found.length > allowed ? found : []) {
      const what = `a statement reads rows of accounts without an account: ${text.trim().slice(0, 40).split('\n')[0]}`
      yield { file: file.path, line: file.lineOf(start), what, fix }
    }
    if (found.length < allowed) {
      const what = `${found.length} statements read rows of many accounts, ${allowed} are listed`
      yield { file: file.path, line: 1, what, fix: 'lower the number in reads-of-many-accounts.ts' }
    }
  }
}

const fix = 'add `account_code = ${account}`, or count it in reads-of-many-accounts.ts'

function unfiltered(file: SourceFile, tables: ReadonlySet<string>, area: string): SqlTemplate[] {
  if (!file.text.includes('sql')) return []
  return sqlTemplates(file).filter(({ text }) => {
    const read = [...text.matchAll(/\b(?:from|join)\s+(\w+)/g)].some(([, table = '']) => tables.has(table))
    return read && /^\s*(?:select|with)\b/.test(text) && !filter.test(text) && !usesFilter(text, file.text, area)
  })
}

/** Whether a part of the statement that is written elsewhere in its file or area, such as `${inTab(tab)}`, is the filter. */
function usesFilter(statement: string, file: string, area: string): boolean {
  const names = [...statement.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  return names.some((name) => {
    const definition = new RegExp(`(?:const|function) ${name}\\b[\\s\\S]{0,500}`)
    return filter.test((definition.exec(file) ?? definition.exec(area))?.[0] ?? '')
  })
}

function textsOfAreas(files: Iterable<SourceFile>): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { path, text } of files) {
    const { layer, area, isTest } = placeOf(path)
    if (layer === 'server' && area !== undefined && !isTest) texts.set(area, (texts.get(area) ?? '') + text)
  }
  return texts
}

/** Tables whose rows belong to an account, as the migrations make them. */
function tenantTables(files: Iterable<SourceFile>): Set<string> {
  const found = new Set<string>()
  for (const { path, text } of files) {
    if (!path.endsWith('.sql')) continue
    for (const [, table = '', columns = ''] of text.matchAll(/create table (\w+)\s*\(([\s\S]*?)\n\);/g)) {
      if (/^\s*account_code\b/m.test(columns)) found.add(table)
    }
  }
  return found
}
