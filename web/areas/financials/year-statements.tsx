import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import type { FinancialYear } from '@portico/contract/areas/financials/financial.shapes.ts'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { useWork } from '../../platform/use-work.ts'
import { useFinancialCalls } from './financials.queries.ts'
import classes from './financials.module.css'
import { apiAddress } from '../../platform/files/api-address.ts'

interface Props {
  readonly accountId: string
  readonly year: FinancialYear
  /** The year as text. */
  readonly name: string
  readonly mayEdit: boolean
}

/** The files of a year, and adding another. */
export function YearStatements({ accountId, year, name, mayEdit }: Props) {
  const { sendFile } = useFinancialCalls(accountId)
  const input = useRef<HTMLInputElement>(null)
  const { busy, refused, run } = useWork()

  return (
    <div className={classes.files}>
      {year.files.map(({ id, name: file }) => (
        <a key={id} href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${id}`)} download>
          {file}
        </a>
      ))}
      {year.files.length === 0 && !mayEdit && <span>None</span>}
      {mayEdit && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={`Statement for ${name}`}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              event.currentTarget.value = ''
              if (file !== undefined) void run(() => sendFile(year.id, file), financialMessages.fileFailed, 'file')
            }}
          />
          <Button
            kind="quiet"
            small
            busy={busy}
            icon={<IconUpload size={16} aria-hidden />}
            aria-label={`Add a statement for ${name}`}
            onClick={() => input.current?.click()}
          >
            Add file
          </Button>
        </>
      )}
      {refused !== undefined && (
        <span role="alert" className={classes.refused}>
          {refused}
        </span>
      )}
    </div>
  )
}
