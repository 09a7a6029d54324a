import '../../../../kit/forms/without-eval.ts'
import { ColumnKind } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { ColumnSetting } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { columnMessages } from '@portico/contract/areas/schedules/columns/column.messages.ts'
import { isKeyColumn } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import { useForm, useWatch } from 'react-hook-form'
import { CheckField } from '../../../../kit/forms/check-field.tsx'
import { FormDialog } from '../../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../../kit/forms/select-field.tsx'
import { TextField } from '../../../../kit/forms/text-field.tsx'
import { kindNames, takesTotal } from '../kind-names.ts'
import { type ColumnFormValues, type Edited, resolve, settingOf, valuesOf } from './column-form.ts'
import classes from './column-dialog.module.css'
import { KindFields, type FieldOf } from './kind-fields.tsx'

interface Props extends Edited {
  readonly onSave: (setting: ColumnSetting) => void
  readonly onClose: () => void
}

/** A column with all of its brokerage settings. Changes the draft; nothing is saved yet. */
export function ColumnDialog({ onSave, onClose, ...edited }: Props) {
  const { shaped, standard } = edited
  const form = useForm<ColumnFormValues>({
    defaultValues: valuesOf(shaped),
    resolver: (values) => resolve(edited, values),
  })
  const { errors } = form.formState
  const kind = useWatch({ control: form.control, name: 'kind' })
  const origin = standard.find(({ key }) => key === shaped?.column.key)
  const isKey = origin !== undefined && isKeyColumn(origin)
  const field: FieldOf = (name) => ({ error: errors[name]?.message, ...form.register(name) })
  const words =
    shaped === undefined
      ? { title: 'Add a column', saveLabel: 'Add column' }
      : { title: `Edit ${shaped.column.heading}`, saveLabel: 'Done' }

  return (
    <FormDialog
      {...words}
      form={form}
      onSave={async (values) => {
        onSave(settingOf(edited, values))
        onClose()
      }}
      onClose={onClose}
      failure={columnMessages.saveFailed}
    >
      <div className={classes.fields}>
        <TextField
          label="Heading"
          required
          data-autofocus
          maxLength={60}
          description={origin && `“${origin.heading}” in the standard`}
          {...field('heading')}
        />
        {origin === undefined ? (
          <SelectField
            label="Kind"
            data={ColumnKind.options.map((value) => ({ value, label: kindNames[value] }))}
            {...field('kind')}
          />
        ) : (
          <p className={classes.fact}>
            Kind: <strong>{kindNames[kind]}</strong>. {columnMessages.kindStays}.
          </p>
        )}
        <div className={classes.wide}>
          <TextField label="Help" maxLength={200} description="Shown with the heading" {...field('help')} />
        </div>
        <KindFields kind={kind} field={field} />
        <TextField label="Default for new rows" maxLength={200} {...field('defaultValue')} />
        <div className={classes.wide}>
          {isKey ? (
            <p className={classes.fact}>{columnMessages.keyColumn}.</p>
          ) : (
            <CheckField
              label="Required"
              description="Rows without a value are marked with an error"
              {...form.register('required')}
            />
          )}
          {takesTotal(kind) && <CheckField label="Sum in the totals row" {...form.register('totalled')} />}
        </div>
      </div>
    </FormDialog>
  )
}
