import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ChangeEvent } from 'react'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import { VisuallyHidden } from '../../../kit/controls/visually-hidden.tsx'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { formatMoney } from '../../../platform/formats.ts'
import type { CoverageDraft, FieldErrors } from './selection-draft.ts'
import classes from './selection.module.css'

interface Props {
  /** Its place in the line. */
  readonly at: number
  readonly coverage: CoverageDraft
  /** The same coverage as it expires. */
  readonly expiring: PolicyDetail['coverages'][number] | undefined
  /** By path within the line. */
  readonly errors: FieldErrors
  readonly onChange: (coverage: CoverageDraft) => void
  readonly onRemove: () => void
}

/** The requested limits of one coverage, next to the expiring ones. */
export function CoverageFields({ at, coverage, expiring, errors, onChange, onRemove }: Props) {
  const field = (name: keyof CoverageDraft) => ({
    autoComplete: 'off',
    maxLength: name === 'note' ? 500 : 120,
    value: coverage[name],
    error: errors[`requested.${at}.${name}`],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...coverage, [name]: event.currentTarget.value }),
  })
  const expires = (cents: number | null | undefined): string =>
    cents === undefined ? 'Not on the expiring policy' : `Expiring: ${cents === null ? 'none' : formatMoney(cents)}`
  return (
    <fieldset className={classes.coverage}>
      <legend>
        <VisuallyHidden>{coverage.name === '' ? 'New coverage' : coverage.name}</VisuallyHidden>
      </legend>
      <div className={classes.fields}>
        <TextField label="Coverage" {...field('name')} />
        <MoneyField label="Limit" description={expires(expiring?.limit)} {...field('limit')} />
        <MoneyField label="Deductible" description={expires(expiring?.deductible)} {...field('deductible')} />
        <TextField label="Note" {...field('note')} />
        <IconButton
          label={`Do not ask for ${coverage.name === '' ? 'this coverage' : coverage.name}`}
          icon={<IconX size={18} />}
          small
          onClick={onRemove}
        />
      </div>
    </fieldset>
  )
}
