import { contentsOf } from '@portico/contract/areas/certificates/certificate-contents.rules.ts'
import { type Compared, findingsOf } from '@portico/contract/areas/certificates/certificate.rules.ts'
import type { CertificateContents } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertIfAbsent, updateRow } from '../../../platform/database/rows.ts'
import { accountHead } from '../../accounts/accounts.door.ts'
import { factBook } from '../../applications/applications.door.ts'
import { letterheadView } from '../../branding/branding.door.ts'
import { lockSeries, saveCertificate } from '../certificate.store.ts'
import type { CertificateReader } from '../certificates.access.ts'
import { type CertificateRecord, seriesRecords } from '../certificates.view.ts'
import { naicNumbersView } from '../../carriers/carriers.door.ts'
import { certificateCode, hashOfCode } from '../living/certificate-code.ts'
import { producerContact } from './producer-contact.view.ts'

interface Issuing {
  readonly record: CertificateRecord
  readonly compared: Compared & { readonly holder: NonNullable<Compared['holder']> & { readonly attention: string } }
}

/** Issues a certificate of what the policies provide today, in place of the revision before it. */
export async function putInForce(tx: Tx, context: AccountContext, reader: CertificateReader, issuing: Issuing) {
  const { record, compared } = issuing
  await lockSeries(tx, reader.account, record.seriesId)
  const contents = await statedContents(tx, context, issuing)
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

async function statedContents(
  tx: Tx,
  context: AccountContext,
  { record, compared }: Issuing,
): Promise<CertificateContents> {
  const { account, brokerage } = context.account
  const { carriers, lines, endorsements } = contentsOf({ request: record.request, compared })
  const [codes, letterhead, head, address, contact] = await Promise.all([
    naicNumbersView(tx, brokerage),
    letterheadView(tx, brokerage),
    accountHead(tx, account),
    factBook.mailingAddress(tx, account),
    producerContact(tx, account),
  ])
  const naicOf = (name: string): string =>
    codes.find(({ carrier }) => carrier.toLowerCase() === name.toLowerCase())?.naic ?? ''
  const named = compared.policies.find(({ id }) => id === lines[0]?.policyId)?.namedInsured
  const { name, attention, street, city, state, zip } = compared.holder
  return {
    issuedOn: compared.today,
    producer: { name: letterhead.name, lines: [...letterhead.lines], ...contact },
    insured: { name: named ?? head.companyName, lines: address },
    holder: {
      name,
      lines: [...(attention === '' ? [] : [`Attention: ${attention}`]), street, `${city}, ${state} ${zip}`],
    },
    representative: contact.contact === '' ? fullName(context.actor) : contact.contact,
    insurers: carriers.map((each) => ({ ...each, naic: naicOf(each.name) })),
    lines,
    endorsements,
    project: record.request.project,
    operations: record.request.operations,
  }
}
