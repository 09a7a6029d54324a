import type { AccountDocument } from '@portico/contract/areas/documents/document.shapes.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { saveFrom } from '../save-from.ts'
import { type Place, useDocumentActions, zipAddress } from '../documents.queries.ts'
import type { Asked } from './library-dialog.tsx'
import classes from './library.module.css'

interface Props {
  readonly accountId: string
  readonly place: Place
  readonly documents: readonly AccountDocument[]
  readonly chosen: readonly AccountDocument[]
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void
  readonly onAsk: (asked: Asked) => void
}

/** The most documents of one archive. */
const zipLimit = 200

/** What can be done to the documents that are chosen. */
export function SelectionBar({ accountId, place, documents, chosen, onChoose, onAsk }: Props) {
  const { trash, restore } = useDocumentActions(accountId)
  const ids = chosen.map(({ id }) => id)
  const mayChange = chosen.every((document) => document.mayChange)
  const run = async (work: Promise<void>): Promise<void> => {
    await work
    onChoose(ids, false)
  }
  return (
    <div className={classes.selection}>
      <CheckField
        label={chosen.length === 0 ? 'Select all' : `${chosen.length} selected`}
        checked={chosen.length === documents.length}
        onChange={(event) =>
          onChoose(
            documents.map(({ id }) => id),
            event.currentTarget.checked,
          )
        }
      />
      {chosen.length > 0 && place === 'trash' && (
        <Button small kind="secondary" disabled={!mayChange} onClick={() => void run(restore(ids))}>
          Restore
        </Button>
      )}
      {chosen.length > 0 && place !== 'trash' && (
        <>
          <Button
            small
            kind="secondary"
            disabled={ids.length > zipLimit}
            onClick={() => saveFrom(zipAddress(accountId, ids))}
          >
            Download
          </Button>
          <Button
            small
            kind="secondary"
            disabled={!mayChange}
            onClick={() => onAsk({ what: 'move', documents: chosen })}
          >
            Move
          </Button>
          <Button small kind="quiet-danger" disabled={!mayChange} onClick={() => void run(trash(ids))}>
            Delete
          </Button>
        </>
      )}
    </div>
  )
}
