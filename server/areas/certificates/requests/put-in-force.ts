import { statedContents } from '@portico/contract/areas/certificates/stated-contents.rules.ts'
import { findingsOf } from '@portico/contract/areas/certificates/certificate.rules.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertIfAbsent, updateRow } from '../../../platform/database/rows.ts'
import { lockSeries, saveCertificate } from '../certificate.store.ts'
import type { CertificateReader } from '../certificates.access.ts'
import { type CertificateRecord, seriesRecords } from '../certificates.view.ts'
import { certificateCode, hashOfCode } from '../living/certificate-code.ts'
import { issuingFacts } from './issuing-facts.ts'

interface Issuing {
  readonly record: CertificateRecord
  readonly compared: Parameters<typeof statedContents>[1]['compared']
}

/** Issues a certificate of what the policies provide today, in place of the revision before it. */
export async function putInForce(
  tx: Tx,
  context: AccountContext,
  reader: CertificateReader,
  { record, compared }: Issuing,
) {
  await lockSeries(tx, reader.account, record.seriesId)
  const facts = await issuingFacts(tx, { account: reader.account, brokerage: context.account.brokerage })
  const contents = statedContents(facts, { request: record.request, compared, signer: fullName(context.actor) })
  const before = (await seriesRecords(tx, reader.account, record.seriesId)).find(({ status }) => status === 'ISSUED')
  if (before !== undefined) {
    const key = { account_code: reader.account, id: before.id }
    await updateRow(tx, 'certificates', key, { status: 'SUPERSEDED', changed_at: context.platform.now() })
  }
  await insertIfAbsent(tx, 'certificate_addresses', {
    account_code: reader.account,
    series_id: record.seriesId,
    code_hash: hashOfCode(certificateCode(context.platform.secret, record.seriesId)),
    created_at: context.platform.now(),
  })
  await saveCertificate(tx, context, reader, record, {
    status: 'ISSUED',
    revision: Math.max(record.revision, (before?.revision ?? -1) + 1),
    contents: JSON.stringify(contents),
    findings: JSON.stringify(findingsOf(record.request, compared)),
    issued_on: compared.today,
    expires_on: contents.lines.map(({ expiresOn }) => expiresOn).toSorted()[0] ?? null,
    holder_name: compared.holder.name,
    reason: '',
  })
}
