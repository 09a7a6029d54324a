import type { ColumnKind } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextArea } from '../../../../kit/forms/text-area.tsx'
import { TextField } from '../../../../kit/forms/text-field.tsx'
import { takesChoices, takesLength, takesOutliers, takesRange } from '../kind-names.ts'
import classes from './column-dialog.module.css'
import type { ColumnFormValues } from './column-form.ts'

/** A form field by its name, with its error. */
export type FieldOf = (
  name: Exclude<keyof ColumnFormValues, 'required' | 'totalled'>,
) => UseFormRegisterReturn & { readonly error: string | undefined }

/** What only some kinds of columns have: choices, limits, outliers. */
export function KindFields({ kind, field }: { readonly kind: ColumnKind; readonly field: FieldOf }) {
  return (
    <>
      {takesChoices(kind) && (
        <div className={classes.wide}>
          <TextArea label="Choices, one per line" required {...field('choices')} />
        </div>
      )}
      {takesRange(kind) && <TextField label="Lowest value" inputMode="decimal" {...field('min')} />}
      {takesRange(kind) && <TextField label="Highest value" inputMode="decimal" {...field('max')} />}
      {takesLength(kind) && <TextField label="Maximum characters" inputMode="numeric" {...field('maxLength')} />}
      {takesOutliers(kind) && (
        <TextField
          label="Outlier threshold (%)"
          inputMode="decimal"
          description="Larger changes since last year must be confirmed. Leave blank for none"
          {...field('outlierPercent')}
        />
      )}
    </>
  )
}
