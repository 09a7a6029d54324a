import type { IdCardFile } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { ProgressWords } from '../../../kit/feedback/progress-words.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { apiAddress } from '../../../platform/files/api-address.ts'
import { counted, formatMoment } from '../../../platform/formats.ts'
import classes from '../id-cards.module.css'

interface Props {
  readonly accountId: string
  readonly files: readonly IdCardFile[]
}

const nameOf = ({ isFleet, policyNumber, on }: IdCardFile): string =>
  `${isFleet ? 'Fleet' : 'Chosen vehicles'}, policy ${policyNumber}, ${americanDay(on)}`

/** The PDFs of cards: what is being made, and what is ready. */
export function FilesCard({ accountId, files }: Props) {
  return (
    <Card title="PDFs">
      {files.length === 0 ? (
        <p className={classes.note}>No PDFs yet. They appear here once you create one.</p>
      ) : (
        <ul className={classes.files} aria-label="PDFs">
          {files.map((file) => (
            <li key={file.id}>
              <File accountId={accountId} file={file} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function File({ accountId, file }: { readonly accountId: string; readonly file: IdCardFile }) {
  const { id, state, progress, cards, leftOut, message, madeBy, madeAt } = file
  const name = nameOf(file)
  const by = `Created by ${madeBy}, ${formatMoment(madeAt)}`
  if (state === 'MAKING')
    return (
      <>
        <span role="status">
          <ProgressWords words={`${name}: ${progress}%. You can leave this page.`} share={progress / 100} />
        </span>
        <ProgressBar label={name} percent={progress} />
      </>
    )
  if (state === 'FAILED')
    return (
      <>
        <Notice kind="error">
          {name}: {message}
        </Notice>
        <span className={classes.under}>{by}</span>
      </>
    )
  return (
    <>
      <a href={apiAddress(`/api/accounts/${encodeURIComponent(accountId)}/id-card-files/${id}`)} download>
        {name}
      </a>
      <span className={classes.under}>
        {counted(cards, 'card')}
        {leftOut > 0 && `, ${counted(leftOut, 'vehicle')} without a card left out`}. {by}
      </span>
    </>
  )
}
