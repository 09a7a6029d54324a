import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { AccountContext, OpenContext, Handler } from '../../../platform/context.ts'
import { notAllowed, ErrorResponse } from '../../../platform/error-response.ts'
import { byLink } from '../../applications/applications.public.ts'
import { addDocument, receiveFile } from '../../documents/documents.public.ts'
import { takeAnswering, type TakenLink } from '../entering/take-link.ts'

/** The library folder for files that come by links. */
const folder = ['Applications', 'From links']

/** Adds a file that answers a question to the account's library. */
export const addOpenFile: Handler<'POST /open/apps/{token}/current-apps/{appId}/files'> = async (
  context,
  { params, file },
) => {
  const taken = await takeAnswering(context, params)
  const { link, answerer, shared, read, used } = taken
  const { row, sheet } = await read((tx) => byLink.open(tx, answerer, shared.id))
  if (row.status === 'DONE') throw new ErrorResponse(409, 'done', applicationMessages.isDone)
  const questions = sheet.layout.pages.flatMap(({ sections }) => sections.flatMap((section) => section.questions))
  if (!questions.some(({ kind }) => kind === 'file')) throw notAllowed()
  const inLibrary = libraryContext(context, taken)
  const received = await receiveFile(inLibrary, file)
  const document = await taken.write(async (tx) => {
    const place = { folder, type: 'APPLICATION', isInternal: false, onSameName: 'both' } as const
    const added = await addDocument(tx, inLibrary, received, { ...place, sentBy: link.recipientName })
    await used(tx, 'UPLOADED', { applicationId: shared.id, documentId: added.id })
    await tx.record({
      action: 'open-link.upload',
      subject: { type: 'document', id: added.id },
      after: { name: added.name, byLink: link.recipientName },
    })
    return { status: 201, body: { id: added.id, name: added.name } }
  })
  return { status: 201, body: document.body }
}

/**
 * The library requires a user: a file that comes by a link is added for the person who shared it, under the sender's
 * name.
 */
function libraryContext(context: OpenContext, { link, read, write }: TakenLink): AccountContext {
  return {
    ...context,
    read,
    write,
    recheck: () => Promise.resolve(undefined),
    account: {
      account: link.account,
      brokerage: link.brokerage,
      timeZone: link.timeZone,
      roles: ['USER'],
      holdsAllPermissions: false,
      isAccountAdmin: false,
      isBrokerageAdmin: false,
      permissions: [],
    },
    actor: {
      sessionId: '',
      state: 'complete',
      startedBy: 'link',
      steppedUpAt: null,
      userId: link.madeBy,
      username: '',
      firstName: link.recipientName,
      lastName: '',
      isAdmin: false,
      isViewer: false,
      accounts: new Map(),
      brokerages: new Map(),
      timeZones: new Map(),
    },
  }
}
