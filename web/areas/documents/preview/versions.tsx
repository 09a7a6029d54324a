import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import classes from './preview.module.css'

interface Version {
  readonly number: number
  readonly bytes: number
  readonly uploadedBy: string
  readonly isByLink: boolean
  readonly uploadedAt: string
}

interface Props {
  readonly versions: readonly Version[]
  /** The number of the one that is before the reader. */
  readonly shown: number
  readonly onShow: (number: number) => void
}

/** Every version of a document, each to be looked at. */
export function Versions({ versions, shown, onShow }: Props) {
  if (versions.length < 2) return null
  return (
    <section aria-label="Versions">
      <h3 className={classes.heading}>Versions</h3>
      <ul className={classes.lines}>
        {versions.map(({ number, bytes, uploadedBy, isByLink, uploadedAt }) => (
          <li key={number}>
            <span>
              Version {number}, {sizeText(bytes)}
              <small>
                {formatMoment(uploadedAt)} {isByLink && 'sent by link '}by {uploadedBy}
              </small>
            </span>
            {number === shown ? (
              <small>Shown above</small>
            ) : (
              <Button small kind="quiet" onClick={() => onShow(number)}>
                Show version {number}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
