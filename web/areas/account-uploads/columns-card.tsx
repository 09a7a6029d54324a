import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import type { AccountUpload, UploadChoices } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import {
  uploadColumns,
  type UploadField,
  uploadFields,
} from '@portico/contract/areas/account-uploads/upload-columns.ts'
import { useState } from 'react'
import { Notice } from '../../kit/feedback/notice.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { useWork } from '../../platform/use-work.ts'
import classes from './uploads.module.css'
import { useUploadCalls } from './uploads.queries.ts'

/** Which column of the file each field is in. A change checks the rows again. */
export function ColumnsCard({ upload }: { readonly upload: AccountUpload }) {
  const { brokerCode, uploadId, headings, samples } = upload
  const { choose } = useUploadCalls(brokerCode)
  const work = useWork()
  const [choices, setChoices] = useState<UploadChoices>({
    columns: upload.columns,
    suggestsCodes: upload.suggestsCodes,
  })
  const change = (next: UploadChoices): void => {
    setChoices(next)
    void work.run(() => choose(uploadId, next), uploadMessages.columnsFailed)
  }
  const columns = headings.map((heading, place) => ({
    value: String(place),
    label: heading === '' ? `Column ${place + 1}` : heading,
  }))
  return (
    <Card title="Columns">
      <div className={classes.stack}>
        <p className={classes.note}>
          The columns were matched by their headings. Change a match to check the rows again.
        </p>
        {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
        <div className={classes.columns} aria-busy={work.busy}>
          {uploadFields.map((field) => {
            const place = choices.columns[field]
            const sample = place === null ? uploadColumns[field].help : (samples[place] ?? []).join(' · ')
            return (
              <SelectField
                key={field}
                label={uploadColumns[field].label}
                data={[{ value: '', label: 'Not in the file' }, ...columns]}
                value={place === null ? '' : String(place)}
                description={sample === '' ? 'Blank in the first rows' : sample}
                onChange={({ currentTarget: { value } }) =>
                  change({ ...choices, columns: matched(choices.columns, field, value === '' ? null : Number(value)) })
                }
              />
            )
          })}
        </div>
        <CheckField
          label="Suggest account codes"
          description="A blank account code is made from the legal name."
          checked={choices.suggestsCodes}
          onChange={({ currentTarget: { checked } }) => change({ ...choices, suggestsCodes: checked })}
        />
      </div>
    </Card>
  )
}

/** A column that another field had moves to this one. */
const matched = (columns: UploadChoices['columns'], field: UploadField, place: number | null) =>
  Object.fromEntries(
    uploadFields.map((each) => {
      if (each === field) return [each, place]
      return [each, columns[each] === place ? null : columns[each]]
    }),
  ) as UploadChoices['columns']
