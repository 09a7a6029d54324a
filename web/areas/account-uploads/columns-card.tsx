import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import type { AccountUpload, UploadChoices } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import { uploadColumns } from '@portico/contract/areas/account-uploads/upload-columns.ts'
import { useState } from 'react'
import { Notice } from '../../kit/feedback/notice.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { MatchColumns } from '../../kit/uploads/match-columns.tsx'
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
  return (
    <Card title="Columns">
      <div className={classes.stack}>
        <p className={classes.note}>
          The columns were matched by their headings. Change a match to check the rows again.
        </p>
        {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
        <MatchColumns
          fields={uploadColumns}
          headings={headings}
          samples={samples}
          columns={choices.columns}
          busy={work.busy}
          onChange={(columns) => change({ ...choices, columns })}
        />
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
