import { isMedicalClaim } from '@portico/contract/areas/claims/claim.rules.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { insertRow } from '../../platform/database/rows.ts'
import type { WriteTx } from '../../platform/write.ts'
import { addDocument, saveClaimPrivacy } from '../documents/documents.public.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'

type ClaimPrivacy = Parameters<typeof saveClaimPrivacy>[3]
type Owner = Pick<ClaimRecord, 'id' | 'type' | 'medical' | 'status' | 'createdBy'>

/** Who may see the documents of a claim: who may see its medical facts, if it has any. */
const privacyOf = ({ type, medical, status, createdBy }: Omit<Owner, 'id'>): ClaimPrivacy => {
  const isMedical = isMedicalClaim(type, medical)
  return { isMedical, author: isMedical && status === 'DRAFT' ? createdBy : null }
}

/** Which claim a document goes to, and who may see it there. */
export const placeOf = (claim: Owner) => ({ id: claim.id, ...privacyOf(claim) })

/** Gives the documents of a claim to those who may see its medical facts now, or to everyone on the account. */
export const settleDocuments = (tx: Tx, account: string, claim: Owner): Promise<void> =>
  saveClaimPrivacy(tx, account, claim.id, privacyOf(claim))

type FileContent = Parameters<typeof addDocument>[2]

interface NewFile {
  readonly claim: Owner & Pick<ClaimRecord, 'ourNumber'>
  readonly file: FileContent
  /** The name of someone without a login who sends it. */
  readonly sender?: string
  /** The statement that it comes with. */
  readonly statementId?: string
}

/** Adds a file to a claim; it becomes a document of the account, under Claims. */
export async function addClaimFile(
  tx: WriteTx,
  context: AccountContext,
  { claim, file, sender, statementId }: NewFile,
): ReturnType<typeof addDocument> {
  const { account } = context.account
  const document = await addDocument(tx, context, file, {
    folder: ['Claims', claim.ourNumber],
    type: 'CORRESPONDENCE',
    isInternal: false,
    tags: ['claim'],
    claim: placeOf(claim),
    onSameName: 'both',
    ...(sender !== undefined && { sentBy: sender }),
  })
  await insertRow(tx, 'claim_files', {
    account_code: account,
    claim_id: claim.id,
    document_id: document.id,
    statement_id: statementId ?? null,
    added_by: context.actor.userId,
    added_at: context.platform.now(),
  })
  return document
}
