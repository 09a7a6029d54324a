import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { namesIn } from '@portico/contract/areas/forms/logic/formula/expression.ts'
import { parseFormula } from '@portico/contract/areas/forms/logic/formula/parse-formula.ts'
import { SelectField } from '../../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../../kit/forms/text-area.tsx'
import { cut } from '../../../../platform/formats.ts'
import { everything, find } from '../model/places.ts'
import classes from './properties.module.css'

interface Props {
  readonly layout: Layout
  readonly itemKey: string
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (formula: string) => void
}

/** The formula of a calculated question, checked as it is typed, with the meaning of its names. */
export function FormulaField({ layout, itemKey, value, disabled, onChange }: Props) {
  const { expression, error } = parseFormula(value)
  const names =
    expression === null ? [] : [...new Map(namesIn(expression).map((one) => [one.part ?? one.name, one])).keys()]
  return (
    <div className={classes.part}>
      <TextArea
        label="Formula"
        rows={3}
        maxLength={1000}
        spellCheck={false}
        disabled={disabled}
        value={value}
        error={error === null ? undefined : `${error.message} (character ${error.at})`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={classes.hint}>
        Numbers, + - * /, comparisons and names of questions; sum(section.question), count(section), min, max,
        round(value, decimals) and if(a &gt; b, c, d).
      </p>
      {names.length > 0 && (
        <ul className={classes.names} aria-label="Names used">
          {names.map((name) => (
            <li key={name}>
              <code>{name}</code>: {find(layout, name)?.name ?? 'not a question in this form'}
            </li>
          ))}
        </ul>
      )}
      {!disabled && (
        <SelectField
          label="Add a question to the formula"
          value=""
          data={[{ value: '', label: 'Choose a question' }, ...insertable(layout, itemKey)]}
          onChange={(event) => onChange(`${value.trimEnd()} ${event.currentTarget.value}`.trimStart())}
        />
      )}
    </div>
  )
}

const amounts = new Set(['whole', 'decimal', 'money', 'percent', 'year', 'calculated'])

/** What a formula can reckon with, as it would be written: in another repeating section their sum. */
function insertable(layout: Layout, itemKey: string) {
  const own = find(layout, itemKey)
  const within = own !== undefined && 'section' in own ? own.section.key : undefined
  return everything(layout).flatMap((found) => {
    if (!('section' in found) || found.item.key === itemKey || !amounts.has(found.item.kind)) return []
    const { item, section } = found
    const value = section.repeat === null || section.key === within ? item.key : `sum(${section.key}.${item.key})`
    return [{ value, label: cut(`${section.title} › ${item.label}`, 90) }]
  })
}
