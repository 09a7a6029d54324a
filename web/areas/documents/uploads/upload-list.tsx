import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '../../../kit/controls/button.tsx'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import { ProgressText } from '../../../kit/feedback/progress-text.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import type { UploadItem } from './upload-queue.ts'
import classes from './uploads.module.css'
import { useUploads } from './use-uploads.ts'

/** The current uploads to an account's library, with progress and pending decisions. */
export function UploadList({ accountId }: { readonly accountId: string }) {
  const { items: all, remove, answer } = useUploads()
  const items = all.filter((item) => item.accountId === accountId)
  if (items.length === 0) return null
  const finished = items.filter(({ state }) => state === 'done' || state === 'failed')
  return (
    <Card
      title="Uploads"
      action={
        finished.length > 0 && (
          <Button kind="quiet" small onClick={() => finished.forEach(({ id }) => remove(id))}>
            Clear finished
          </Button>
        )
      }
    >
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.id} className={classes.item}>
            <div className={classes.words}>
              <strong className={classes.name}>{item.name}</strong>
              <span className={classes.note} data-failed={item.state === 'failed'} role="status">
                {item.state === 'sending' ? (
                  <ProgressText words={wordsOf(item)} share={item.sent / item.bytes} />
                ) : (
                  wordsOf(item)
                )}
              </span>
            </div>
            <IconButton
              label={`${item.state === 'done' || item.state === 'failed' ? 'Remove' : 'Cancel'} ${item.name}`}
              icon={<IconX size={16} />}
              small
              onClick={() => remove(item.id)}
            />
            {item.state === 'asking' ? (
              <div className={classes.choice}>
                <Button small onClick={() => answer(item.id, 'version')}>
                  New version
                </Button>
                <Button small kind="secondary" onClick={() => answer(item.id, 'both')}>
                  Keep both
                </Button>
                <Button small kind="quiet" onClick={() => answer(item.id, 'skip')}>
                  Skip
                </Button>
              </div>
            ) : (
              item.state !== 'failed' && (
                <progress className={classes.bar} aria-label={item.name} max={item.bytes} value={shareOf(item)} />
              )
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const shareOf = ({ state, sent, bytes }: UploadItem): number =>
  state === 'done' || state === 'checking' ? bytes : sent

function wordsOf({ state, sent, bytes, message }: UploadItem): string {
  switch (state) {
    case 'waiting':
      return `Waiting, ${sizeText(bytes)}`
    case 'sending':
      return `${sizeText(sent)} of ${sizeText(bytes)}`
    case 'checking':
      return 'Being checked…'
    case 'asking':
      return 'A document with this name already exists in this folder.'
    case 'cut':
      return 'No connection. The upload will resume automatically.'
    case 'done':
      return `Added, ${sizeText(bytes)}`
    case 'failed':
      return message ?? 'This file could not be uploaded. Please try again.'
  }
}
