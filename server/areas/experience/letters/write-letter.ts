import { letterMail } from '@portico/contract/areas/experience/mod-letter.emails.ts'
import { attachmentOf } from '../../../platform/messages/outgoing.ts'
import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import type { FindingKind } from '@portico/contract/areas/experience/finding-kinds.ts'
import { type Finding, findingsOf } from '@portico/contract/areas/experience/findings.rules.ts'
import type { RatedWorksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { factBook } from '../../applications/applications.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import type { Handler } from '../../../platform/context.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { addDocument, receiveFile } from '../../documents/documents.public.ts'
import { contactView } from '../../users/users.public.ts'
import { mayManageWorksheets } from '../experience.access.ts'
import { ratedOf } from '../worksheets/get-worksheet.ts'
import { sheetName } from '../worksheets/in-short.ts'
import { letterPdf } from './letter-pdf.ts'

/** Writes a letter about issues from the error finder, stores it among the account's documents, and emails it. */
export const writeLetter: Handler<'POST /api/accounts/{accountId}/experience/{worksheetId}/letters'> = async (
  context,
  { params: { worksheetId: id }, body: { findings: kinds, recipient, email, note } },
) => {
  demand(mayManageWorksheets(context.account), experienceMessages.notAllowed)
  const { account } = context.account
  const at = context.platform.now()
  const { rated, ...head } = await context.read(async (tx) => ({
    rated: await ratedOf(tx, context, { id }),
    company: (await accountHead(tx, account)).companyName,
    companyAddress: await factBook.mailingAddress(tx, account),
    letterhead: await letterheadView(tx, context.account.brokerage),
    author: await contactView(tx, context.actor.userId),
  }))
  const findings = chosenFindings(rated, kinds)
  const bytes = await letterPdf(rated, { ...head, recipient, email, note, at, findings })
  const { state, ratingOn } = rated.worksheet
  const name = `Experience rating ${state} ${ratingOn} correction.pdf`
  const received = await receiveFile(context, { name, stream: streamed(bytes) })
  return context.write(async (tx) => {
    demand(mayManageWorksheets(context.account), experienceMessages.notAllowed)
    const document = await addDocument(tx, context, received, {
      folder: ['Experience Mod'],
      type: 'CORRESPONDENCE',
      isInternal: false,
      tags: ['Correction letter'],
      onSameName: 'both',
    })
    await tx.record({
      action: 'mod-worksheet.letter',
      subject: { type: 'mod-worksheet', id },
      after: { name: sheetName(rated.worksheet), document: document.id, recipient, email, findings: kinds },
      messages:
        email === ''
          ? []
          : [letterMail.mail({ rated, company: head.company, email, note, filed: attachmentOf(received) })],
    })
    return { status: 201, body: { documentId: document.id, name: document.name } }
  })
}

/** The chosen issues in their current form; ends the call if one no longer exists. */
function chosenFindings({ worksheet, plan }: RatedWorksheet, kinds: readonly FindingKind[]): Finding[] {
  const found = findingsOf(worksheet, plan).filter(({ kind }) => kinds.includes(kind))
  if (found.length < new Set(kinds).size) throw unprocessable({ findings: experienceMessages.findingGone })
  return found
}
