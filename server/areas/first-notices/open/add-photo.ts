import { formatOf } from '@portico/contract/areas/documents/document-formats.ts'
import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import { guestContext } from '../../../platform/access/guest-context.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import { guestDrafts } from '../../claims/claims.public.ts'
import { receiveFile } from '../../documents/documents.public.ts'
import { change } from '../../events/events.public.ts'
import { countPhoto } from '../codes/codes.store.ts'
import { noticeByUpload } from './notice-code.view.ts'
import { takeCode } from './take-code.ts'

const mostPhotos = 10
const uploadMs = 2 * 3_600_000

/** Adds a photo to a first notice that was sent a short while ago. */
export const addPhoto: Handler<'POST /open/first-notices/{code}/photos/{uploadToken}'> = async (
  context,
  { params, file },
) => {
  const taken = await takeCode(context, params.code)
  const { account } = taken.code
  if (!isPhoto(file.name)) throw unprocessable({ file: firstNoticeMessages.onlyPhotos })
  const openNotice = async (tx: Tx) => {
    const found = await noticeByUpload(tx, account, params.uploadToken)
    if (found === undefined || found.receivedAt.getTime() + uploadMs < context.platform.now().getTime())
      throw new ErrorResponse(404, 'not_found', firstNoticeMessages.noUpload)
    if (found.photos >= mostPhotos)
      throw unprocessable({ file: firstNoticeMessages.tooManyPhotos }, firstNoticeMessages.tooManyPhotos)
    return found
  }
  const { sender } = await taken.read(openNotice)
  const guest = guestContext(context, { ...taken.code, sender })
  const received = await receiveFile(guest, file)
  return taken.write(async (tx) => {
    const notice = await openNotice(tx)
    const document = await guestDrafts.addFile(tx, guest, { claimId: notice.claimId, file: received, sender })
    await countPhoto(tx, { account, id: notice.id })
    await tx.record({
      action: 'first-notice.photo',
      subject: { type: 'claim', id: notice.claimId },
      after: { document: document.id, by: sender },
      events: [change(account, 'claims')],
    })
    return { status: 201, body: { photos: notice.photos + 1 } }
  })
}

const isPhoto = (name: string): boolean =>
  ['pdf', 'picture'].includes(formatOf(name)?.preview ?? '') || /\.heic$/i.test(name)
