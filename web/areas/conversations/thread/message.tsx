import type { ConversationMessage } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { Monogram } from '../../../kit/data/monogram.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import classes from '../communications.module.css'
import { apiAddress } from '../../../platform/files/api-address.ts'

interface Props {
  readonly accountId: string
  readonly message: ConversationMessage
}

/** One message; internal notes have another color and name their readers. */
export function Message({ accountId, message }: Props) {
  const { by, picture, isMine, isStaff, isInternal, isByMail, text, at, attachments } = message
  return (
    <li className={classes.message} data-side={isStaff ? 'brokerage' : 'client'} data-internal={isInternal}>
      <Monogram name={by} picture={picture} size="small" />
      <div className={classes.bubble}>
        <p className={classes.messageHead}>
          <strong>{isMine ? 'You' : by}</strong>
          {isInternal && <Pill tone="warning">Brokerage only</Pill>}
          <span>
            <time dateTime={at}>{formatMoment(at)}</time>
            {isByMail && ' by email'}
          </span>
        </p>
        <p className={classes.text}>{text}</p>
        {attachments.length > 0 && (
          <ul className={classes.files} aria-label="Attachments">
            {attachments.map(({ documentId, name, bytes }) => (
              <li key={documentId}>
                <IconPaperclip size={14} aria-hidden />
                <a href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${documentId}`)} download>
                  {name}
                </a>
                ({sizeText(bytes)})
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
