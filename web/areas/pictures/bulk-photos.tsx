import { pictureMessages } from '@portico/contract/areas/pictures/picture.messages.ts'
import { useState } from 'react'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { FileSender } from '../../kit/files/file-sender.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { reasonOf, refusedFields } from '../../platform/call-error.ts'
import { base64Of } from '../../platform/files/file-base64.ts'
import { errorOf, usernameOf } from './photo-files.rules.ts'
import { usePictureCalls } from './pictures.queries.ts'
import classes from './pictures.module.css'

/** The result for one file. */
interface Result {
  readonly id: string
  readonly file: string
  readonly username: string
  /** Why it was rejected; undefined if it was saved. */
  readonly error: string | undefined
}

/** Uploads many photos at once; each file name identifies the person. */
export function BulkPhotos({ brokerCode }: { readonly brokerCode: string }) {
  const calls = usePictureCalls(brokerCode)
  const [results, setResults] = useState<readonly Result[]>([])
  const saved = results.filter(({ error }) => error === undefined).length

  /** Never fails: the other files continue, and the list shows this one's result. */
  const send = async (file: File): Promise<void> => {
    const username = usernameOf(file.name)
    const error = await uploadError(file, (picture) => calls.set(username, { picture, alt: null }))
    setResults((before) => [...before, { id: crypto.randomUUID(), file: file.name, username, error }])
    if (error === undefined) await calls.read()
  }

  return (
    <Card title="Upload many photos">
      <div className={classes.bulk}>
        <p>
          Name each file after its user. Example: dana@example.com.jpg. PNG, JPEG, or WebP, up to 5 MB each, not
          animated. The largest square in the middle is used.
        </p>
        <FileSender
          label="Choose photos"
          inputLabel="Photos of the staff"
          accept="image/png,image/jpeg,image/webp"
          multiple
          failure={pictureMessages.saveFailed}
          onSend={send}
        />
        <p role="status">{results.length > 0 && `${saved} of ${results.length} photos saved.`}</p>
        {results.length > 0 && (
          <DataTable label="Uploaded photos" columns={columns} rows={results} rowKey={({ id }) => id} />
        )}
      </div>
    </Card>
  )
}

const columns: readonly Column<Result>[] = [
  { key: 'file', header: 'File', cell: ({ file }) => file },
  { key: 'username', header: 'Username', cell: ({ username }) => username },
  {
    key: 'result',
    header: 'Result',
    cell: ({ error }) => (error === undefined ? <Pill tone="success">Saved</Pill> : <span>{error}</span>),
  },
]

async function uploadError(file: File, save: (picture: string) => Promise<unknown>): Promise<string | undefined> {
  const early = errorOf(file)
  if (early !== undefined) return photoError(early)
  try {
    await save(await base64Of(file))
    return undefined
  } catch (error) {
    const { picture } = refusedFields(error)
    return picture === undefined ? reasonOf(error, pictureMessages.saveFailed, 'username') : photoError(picture)
  }
}

const photoError = (error: string): string => `The photo ${error}.`
