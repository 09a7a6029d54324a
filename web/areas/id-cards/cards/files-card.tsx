import type { IdCardFile } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { useState } from 'react'
import { MoreButton } from '../../../kit/data/more-button.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { ProgressText } from '../../../kit/feedback/progress-text.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { apiAddress } from '../../../platform/files/api-address.ts'
import { counted, formatMoment } from '../../../platform/formats.ts'
import classes from '../id-cards.module.css'
import { useCardFiles } from '../id-cards.queries.ts'

interface Props {
  readonly accountId: string
  readonly files: readonly IdCardFile[]
  readonly hasMore: boolean
}

const nameOf = ({ isFleet, policyNumber, on }: IdCardFile): string =>
  `${isFleet ? 'Fleet' : 'Chosen vehicles'}, policy ${policyNumber}, ${americanDay(on)}`

/** The PDFs of cards: what is being made, and what is ready. */
export function FilesCard({ accountId, files, hasMore }: Props) {
  const [showsAll, setShowsAll] = useState(false)
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
          {showsAll && <EarlierFiles accountId={accountId} files={files} />}
        </ul>
      )}
      {hasMore && !showsAll && (
        <MoreButton more={{ busy: false, onMore: () => setShowsAll(true) }}>Show earlier PDFs</MoreButton>
      )}
    </Card>
  )
}

/** The PDFs before the newest, which the page shows by itself. */
function EarlierFiles({ accountId, files }: Omit<Props, 'hasMore'>) {
  const pages = useCardFiles(accountId)
  const newest = new Set(files.map(({ id }) => id))
  return (
    <Loaded query={pages} failed={idCardMessages.filesFailed} lines={3}>
      {(data) => (
        <>
          {data.pages
            .flatMap((page) => page.files)
            .filter(({ id }) => !newest.has(id))
            .map((file) => (
              <li key={file.id}>
                <File accountId={accountId} file={file} />
              </li>
            ))}
          {pages.hasNextPage && (
            <li>
              <MoreButton more={moreOf(pages)} />
            </li>
          )}
        </>
      )}
    </Loaded>
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
          <ProgressText words={`${name}: ${progress}%. You can leave this page.`} share={progress / 100} />
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
