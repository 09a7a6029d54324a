import type { CarrierNaic } from '../carriers/carrier-naic.shapes.ts'
import { contentsOf } from './certificate-contents.rules.ts'
import type { CertificateHolder } from './certificate-holder.shapes.ts'
import type { Compared } from './certificate.rules.ts'
import type { CertificateContents, CertificateRequest } from './certificate.shapes.ts'

/** What all certificates of an account state beside its policies. */
interface IssuingFacts {
  readonly naicNumbers: readonly Pick<CarrierNaic, 'carrier' | 'naic'>[]
  readonly letterhead: { readonly name: string; readonly lines: readonly string[] }
  readonly companyName: string
  readonly address: readonly string[]
  readonly contact: Pick<CertificateContents['producer'], 'contact' | 'phone' | 'email'>
  /** Of the brokerage's rules; blank for the contact. */
  readonly representative: string
}

interface Issuing {
  readonly request: CertificateRequest
  readonly compared: Compared & {
    readonly holder: NonNullable<Compared['holder']> & Pick<CertificateHolder, 'attention'>
  }
  /** Who signs where the brokerage names neither a representative nor a contact. */
  readonly signer: string
}

/** What a certificate states that is issued today. */
export function statedContents(
  { naicNumbers, letterhead, companyName, address, contact, representative }: IssuingFacts,
  { request, compared, signer }: Issuing,
): CertificateContents {
  const { carriers, lines, endorsements } = contentsOf({ request, compared })
  const naicOf = (name: string): string =>
    naicNumbers.find(({ carrier }) => carrier.toLowerCase() === name.toLowerCase())?.naic ?? ''
  const named = compared.policies.find(({ id }) => id === lines[0]?.policyId)?.namedInsured
  const { name, attention, street, city, state, zip } = compared.holder
  return {
    form: request.form,
    issuedOn: compared.today,
    producer: { name: letterhead.name, lines: [...letterhead.lines], ...contact },
    insured: { name: named ?? companyName, lines: [...address] },
    holder: {
      name,
      lines: [...(attention === '' ? [] : [`Attention: ${attention}`]), street, `${city}, ${state} ${zip}`],
    },
    representative: [representative, contact.contact, signer].find((each) => each !== '') ?? '',
    insurers: carriers.map((each) => ({ ...each, naic: naicOf(each.name) })),
    lines,
    endorsements,
    project: request.project,
    operations: request.operations,
  }
}
