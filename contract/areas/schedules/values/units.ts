import type { ColumnDefinition } from '../column.shapes.ts'

/** A column's texts for people; fields of forms have none. */
export type Named = Partial<Pick<ColumnDefinition, 'heading' | 'help'>>

/** Units: how columns name them, and how people write them behind a number. */
const units: readonly { readonly named: RegExp; readonly written: RegExp }[] = [
  { named: /\bsquare feet\b|\bsq\.? ?ft\b/i, written: /(?:\s?(?:sf|sq\.?\s?ft\.?|sqft|square f(?:ee|oo)t))$/i },
  { named: /\bpounds\b|\blbs?\b/i, written: /\s?(?:lbs?\.?|pounds)$/i },
  { named: /(?<!square )\bfeet\b/i, written: /\s?(?:ft\.?|feet|foot|')$/i },
  { named: /\bmiles\b/i, written: /\s?(?:mi\.?|miles?)$/i },
  { named: /\bgallons\b/i, written: /\s?(?:gals?\.?|gallons?)$/i },
]

/** A number without its column's unit; null if it has none, or another. */
export function withoutUnit({ heading = '', help = '' }: Named, typed: string): string | null {
  if (typed.length > 40) return null
  const unit = units.find(({ named }) => named.test(help) || named.test(heading))
  return unit?.written.test(typed) === true ? typed.replace(unit.written, '') : null
}

/** Whether a column of years holds model years, which people write with two digits. */
export const isOfModels = ({ heading = '', help = '' }: Named): boolean => /\bmodel year\b/i.test(`${heading} ${help}`)
