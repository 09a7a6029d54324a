import { cellsOf } from './pasted-cells.ts'
import { coverageKey } from './coverage-key.ts'
import type { Coverage } from './coverage-sheet.shapes.ts'
import { isRetained } from './coverage.rules.ts'
import { standardCoverage } from './standard-coverages.ts'

/** The most rows that are read of what was pasted. */
const mostRows = 60

/**
 * Reads coverages from cells of a spreadsheet or the text of a CSV file: name, limit, deductible, note. A row of headings sets
 * the order; names that a carrier writes its own way become those of the line.
 */
export function pastedCoverages(pasted: string, policyType: string): Coverage[] {
  const rows = cellsOf(pasted)
  const headings = headingsOf(rows[0] ?? [])
  const found = new Map<string, Coverage>()
  for (const cells of rows.slice(headings === undefined ? 0 : 1)) {
    const coverage = coverageOf(headings === undefined ? inOrder(cells) : byHeading(cells, headings), policyType)
    if (coverage !== undefined && found.size < mostRows && !found.has(coverageKey(coverage)))
      found.set(coverageKey(coverage), coverage)
  }
  return [...found.values()]
}

interface Cells {
  readonly name: string
  readonly limit: string
  readonly deductible: string
  readonly note: string
}

const headings: readonly (readonly [keyof Cells, RegExp])[] = [
  ['name', /coverage|description|^line$|^name$/iu],
  ['limit', /limit|amount/iu],
  ['deductible', /deduct|retention|^sir$|^ded\b/iu],
  ['note', /note|remark|comment|symbol|basis/iu],
]

/** The meaning of each column, if the first row has headings: at least a coverage and one value. */
function headingsOf(cells: readonly string[]): (keyof Cells | undefined)[] | undefined {
  const known = cells.map((cell) => headings.find(([, pattern]) => pattern.test(cell))?.[0])
  const isHeading = known.includes('name') && known.filter((key) => key !== undefined).length > 1
  return isHeading && cells.every((cell) => amountOf(cell) === undefined) ? known : undefined
}

/**
 * A first row without amounts could be a coverage too: amounts are found in any column, and text after them is the
 * note.
 */
function inOrder([name = '', ...values]: readonly string[]): Cells {
  const amounts = values.filter((value) => amountOf(value) !== undefined)
  const texts = values.filter((value) => value !== '' && amountOf(value) === undefined)
  const isDeductible = values.length > 0 && values[0] === '' && amounts.length === 1
  const [limit = '', deductible = ''] = isDeductible ? ['', amounts[0]] : amounts
  return { name, limit, deductible, note: texts.join(', ') }
}

const byHeading = (cells: readonly string[], known: readonly (keyof Cells | undefined)[]): Cells => {
  const of = (key: keyof Cells) =>
    cells.filter((cell, at) => known[at] === key && cell !== '').join(key === 'note' ? ', ' : ' ')
  return { name: of('name'), limit: of('limit'), deductible: of('deductible'), note: of('note') }
}

function coverageOf(cells: Cells, policyType: string): Coverage | undefined {
  const values = { limit: amountOf(cells.limit) ?? null, deductible: amountOf(cells.deductible) ?? null }
  const note = noteOf(cells)
  if (cells.name === '' || (values.limit === null && values.deductible === null && note === '')) return undefined
  const name = standardCoverage(policyType, cells.name)?.name ?? cells.name
  const isRetention = /retention|\bsir\b/iu.test(cells.deductible) || isRetained(policyType, name)
  return {
    name: name.slice(0, 120),
    ...values,
    isRetention: values.deductible !== null && isRetention,
    note: note.slice(0, 500),
  }
}

/** A row's note; a limit in words, such as Statutory or Included, becomes part of it. */
const noteOf = ({ limit, deductible, note }: Cells): string =>
  [...[limit, deductible].filter((cell) => amountOf(cell) === undefined), note].filter((part) => part !== '').join(', ')

/** Cents of an amount such as $1,000,000, 1M, 250K, or "10,000 SIR"; undefined if it is none. */
function amountOf(cell: string): number | undefined {
  const found =
    /^\$?\s*(?<digits>\d[\d,]{0,17}(?:\.\d{1,3})?)\s*(?<unit>k|m|mm|mil|million)?\s*(?:sir|retention|ded|deductible)?$/iu.exec(
      cell.trim(),
    )
  if (found?.groups === undefined) return undefined
  const unit = found.groups['unit']?.toLowerCase()
  const factor = unit === undefined ? 1 : unit === 'k' ? 1_000 : 1_000_000
  const cents = Math.round(Number(found.groups['digits']!.replaceAll(',', '')) * factor * 100)
  return cents <= 100_000_000_000_000 ? cents : undefined
}
