import { type FactDefinition, factsOf } from './fact-definition.ts'

const topic = 'Certificates'

/** Values that a certificate states once for all policies. */
const heads = factsOf(topic, null, {
  certificateNumber: ['text', 'Certificate number'],
  certificateRevision: ['text', 'Certificate revision'],
  certificateIssuedOn: ['date', 'Certificate date'],
  certificateAddress: ['text', 'Address of the certificate status page'],
  producerName: ['text', 'Producer name'],
  producerAddress: ['longText', 'Producer address'],
  producerContact: ['text', 'Producer contact'],
  producerPhone: ['text', 'Producer phone'],
  producerEmail: ['text', 'Producer email'],
  insuredName: ['text', 'Insured name'],
  insuredAddress: ['longText', 'Insured address'],
  holderName: ['text', 'Holder name'],
  holderAddress: ['longText', 'Holder address'],
  projectName: ['text', 'Project or contract'],
  operations: ['longText', 'Description of operations'],
  representative: ['text', 'Authorized representative'],
  otherCoverage: ['text', 'Other coverage'],
  otherInsurer: ['text', 'Other coverage, insurer letter'],
  otherPolicyNumber: ['text', 'Other coverage, policy number'],
  otherEffective: ['date', 'Other coverage, effective date'],
  otherExpires: ['date', 'Other coverage, expiration date'],
  otherLimits: ['longText', 'Other coverage, limits'],
})

/** The letters by which the lines of a certificate name their insurers. */
export const insurerLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const

const insurers = insurerLetters.flatMap((letter) =>
  factsOf(topic, null, {
    [`insurer${letter}`]: ['text', `Insurer ${letter}`],
    [`insurer${letter}Naic`]: ['text', `Insurer ${letter}, NAIC number`],
  }),
)

/** The lines with their own fields, with the limits of each by key and name. */
export const certificateLines = {
  gl: {
    name: 'General liability',
    limits: {
      EachOccurrence: 'Each occurrence',
      RentedPremises: 'Damage to premises rented to you',
      MedicalExpense: 'Medical expense',
      PersonalInjury: 'Personal and advertising injury',
      GeneralAggregate: 'General aggregate',
      ProductsAggregate: 'Products and completed operations aggregate',
    },
    marks: {
      Occurrence: 'Occurrence',
      ClaimsMade: 'Claims-made',
      PerPolicy: 'Aggregate applies per policy',
      PerProject: 'Aggregate applies per project',
      PerLocation: 'Aggregate applies per location',
    },
  },
  auto: {
    name: 'Automobile liability',
    limits: {
      CombinedLimit: 'Combined single limit',
      InjuryPerson: 'Bodily injury per person',
      InjuryAccident: 'Bodily injury per accident',
      DamageAccident: 'Property damage per accident',
    },
    marks: {},
  },
  garage: {
    name: 'Garage',
    limits: {
      AutoOnly: 'Auto only, each accident',
      OtherEachAccident: 'Other than auto only, each accident',
      OtherAggregate: 'Other than auto only, aggregate',
      KeepersComprehensive: 'Garagekeepers, comprehensive',
      KeepersSpecified: 'Garagekeepers, specified causes of loss',
      KeepersCollision: 'Garagekeepers, collision',
    },
    marks: {},
  },
  umbrella: {
    name: 'Umbrella or excess',
    limits: { EachOccurrence: 'Each occurrence', Aggregate: 'Aggregate' },
    marks: { Occurrence: 'Occurrence' },
  },
  wc: {
    name: 'Workers compensation',
    limits: {
      EachAccident: 'Employers liability, each accident',
      DiseaseEmployee: 'Employers liability, disease, each employee',
      DiseasePolicy: 'Employers liability, disease, policy limit',
    },
    marks: {},
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly name: string
      readonly limits: Readonly<Record<string, string>>
      readonly marks: Readonly<Record<string, string>>
    }
  >
>

export type CertificateLineKey = keyof typeof certificateLines

const lines = (Object.keys(certificateLines) as CertificateLineKey[]).flatMap((key) => {
  const { name, limits, marks } = certificateLines[key]
  const label = (what: string) => `${name}, ${what.slice(0, 1).toLowerCase()}${what.slice(1)}`
  const named = (kind: 'text' | 'yesNo', of: Readonly<Record<string, string>>) =>
    factsOf(
      topic,
      null,
      Object.fromEntries(Object.entries(of).map(([part, what]) => [`${key}${part}`, [kind, label(what)] as const])),
    )
  return [
    ...named('text', { Insurer: 'Insurer letter', PolicyNumber: 'Policy number' }),
    ...factsOf(topic, null, {
      [`${key}Effective`]: ['date', label('Effective date')],
      [`${key}Expires`]: ['date', label('Expiration date')],
    }),
    ...named('yesNo', { AdditionalInsured: 'Additional insured', Waiver: 'Waiver of subrogation', ...marks }),
    ...named('text', limits),
  ]
})

/** What the fields of a certificate form can be filled with. It belongs to one certificate, not to the account. */
export const certificateFacts: readonly FactDefinition[] = [...heads, ...insurers, ...lines]
