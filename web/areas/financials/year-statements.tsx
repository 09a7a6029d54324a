import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import type { FinancialYear } from '@portico/contract/areas/financials/financial.shapes.ts'
import { FileSender } from '../../kit/files/file-sender.tsx'
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
  return (
    <div className={classes.files}>
      {year.files.map(({ id, name: file }) => (
        <a key={id} href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${id}`)} download>
          {file}
        </a>
      ))}
      {year.files.length === 0 && !mayEdit && <span>None</span>}
      {mayEdit && (
        <FileSender
          kind="quiet"
          small
          label="Add file"
          aria-label={`Add a statement for ${name}`}
          inputLabel={`Statement for ${name}`}
          failure={financialMessages.fileFailed}
          onSend={(file) => sendFile(year.id, file)}
        />
      )}
    </div>
  )
}
