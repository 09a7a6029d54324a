import { readClauses } from '@portico/contract/areas/contract-reviews/reading/read-clauses.rules.ts'
import { clauseKey } from '@portico/contract/areas/contract-reviews/reading/test/generated-contracts.ts'
import { clauseKinds, type ClauseKind, type ClauseLine } from '@portico/contract/areas/vendors/clause-kinds.ts'
import { wholeClause } from '@portico/contract/areas/vendors/whole-clause.ts'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { type Counts, countsOf, shares } from './test/measured.ts'

const folder = new URL('exhibits/', import.meta.url)

/** A requirement as the head of an exhibit states it, such as `LIMIT_EACH AUTO 1000000`. */
function statedClause(line: string) {
  const [kind = '', second = '', ...more] = line.split(' ')
  if (!clauseKinds.includes(kind as ClauseKind)) throw new Error(`No such kind: ${line}`)
  const of = { kind: kind as ClauseKind }
  const rest = [second, ...more].join(' ')
  if (kind === 'NOTICE' || kind === 'COMPLETED_TERM') return wholeClause({ ...of, count: Number(second) })
  if (['RATING', 'PROJECT'].includes(kind)) return wholeClause({ ...of, text: rest })
  if (kind === 'HOLDER') {
    const [text = '', address = ''] = rest.split(' | ')
    return wholeClause({ ...of, text, address })
  }
  return clauseOfLine({ ...of, line: second as ClauseLine }, more)
}

/** A requirement of a line: an amount, or a form with its edition. */
function clauseOfLine(at: { readonly kind: ClauseKind; readonly line: ClauseLine }, words: readonly string[]) {
  if (at.kind.startsWith('LIMIT')) return wholeClause({ ...at, amount: Number(words[0]) * 100 })
  const edition = words.length > 3 ? words.slice(-2).join(' ') : ''
  return wholeClause({ ...at, form: words.slice(0, 3).join(' '), edition })
}

async function measured(set: string): Promise<{ readonly many: number; readonly counts: Counts }> {
  const names = (await readdir(new URL(`${set}/`, folder))).toSorted()
  const files = await Promise.all(names.map((name) => readFile(new URL(`${set}/${name}`, folder), 'utf8')))
  const contracts = files.map((file) => {
    const [head = '', ...body] = file.split('\n---\n')
    return { pages: body, clauses: head.split('\n').map(statedClause) }
  })
  if (process.env['PORTICO_MISSES'] === set) showMisses(names, contracts)
  return { many: names.length, counts: countsOf(contracts) }
}

/** What was missed and what was found in error, for those who work on the rules. The held-out set is not to be looked at. */
function showMisses(names: readonly string[], contracts: Parameters<typeof countsOf>[0]): void {
  for (const [at, { pages, clauses }] of contracts.entries()) {
    const stated = clauses.map(clauseKey)
    const found = readClauses(pages).map(({ clause }) => clauseKey(clause))
    const missed = stated.filter((key) => !found.includes(key)).map((key) => `missed ${key}`)
    const wrong = found.filter((key) => !stated.includes(key)).map((key) => `wrong ${key}`)
    process.stdout.write([names[at], ...missed, ...wrong, ''].join('\n'))
  }
}

describe('exhibits in wordings of their own', () => {
  test.each([
    ['study', 0.95, 0.95],
    ['held-out', 0.9, 0.95],
  ])('of the %s set are read', async (set, leastRecall, leastPrecision) => {
    const { many, counts } = await measured(set)
    const { recall, precision, text } = shares(counts)
    process.stdout.write(`${set}: ${many} exhibits, ${text}\n`)
    expect(recall).toBeGreaterThanOrEqual(leastRecall)
    expect(precision).toBeGreaterThanOrEqual(leastPrecision)
  })
})
