import type { FormPurpose } from '../form.shapes.ts'
import { autoFacts, driverFacts, vehicleFacts } from './auto-facts.ts'
import { certificateFacts } from './certificate-facts.ts'
import type { FactDefinition } from './fact-definition.ts'
import { financialFacts } from './financial-facts.ts'
import { lossFacts, lossListFacts, priorPolicyFacts } from './loss-facts.ts'
import { operationFacts, productFacts, projectFacts } from './operation-facts.ts'
import { peopleFacts } from './people-facts.ts'
import { attorneyFacts, practiceAreaFacts, professionalFacts } from './professional-facts.ts'
import { interestFacts, namedInsuredFacts, ownerFacts, profileFacts } from './profile-facts.ts'
import { locationFacts, propertyFacts } from './property-facts.ts'
import { technologyFacts } from './technology-facts.ts'
import { citationFacts, payrollFacts, trainingFacts, workerFacts } from './worker-facts.ts'

/** The groups of repeating fields, with the name of one item. */
export const factGroups = {
  owners: { label: 'Owners and officers', item: 'Owner' },
  namedInsureds: { label: 'Other named insureds', item: 'Company' },
  additionalInterests: { label: 'Additional interests', item: 'Party' },
  locations: { label: 'Locations', item: 'Location' },
  vehicles: { label: 'Vehicles', item: 'Vehicle' },
  drivers: { label: 'Drivers', item: 'Driver' },
  payrollByClass: { label: 'Payroll by class', item: 'Class' },
  citations: { label: 'Safety citations', item: 'Citation' },
  training: { label: 'Training', item: 'Training' },
  priorPolicies: { label: 'Prior policies', item: 'Policy' },
  losses: { label: 'Losses', item: 'Loss' },
  projects: { label: 'Largest jobs', item: 'Job' },
  products: { label: 'Products', item: 'Product' },
  attorneys: { label: 'Attorneys', item: 'Attorney' },
  practiceAreas: { label: 'Areas of practice', item: 'Area' },
} as const satisfies Record<string, { readonly label: string; readonly item: string }>

const facts = [
  ...profileFacts,
  ...ownerFacts,
  ...namedInsuredFacts,
  ...interestFacts,
  ...operationFacts,
  ...projectFacts,
  ...productFacts,
  ...peopleFacts,
  ...propertyFacts,
  ...locationFacts,
  ...autoFacts,
  ...vehicleFacts,
  ...driverFacts,
  ...workerFacts,
  ...payrollFacts,
  ...citationFacts,
  ...trainingFacts,
  ...lossFacts,
  ...priorPolicyFacts,
  ...lossListFacts,
  ...financialFacts,
  ...technologyFacts,
  ...professionalFacts,
  ...attorneyFacts,
  ...practiceAreaFacts,
]

export type FactKey = (typeof facts)[number]['key']

/** All account data fields. */
export const factCatalog: readonly FactDefinition<FactKey>[] = facts

/** What the questions of a form of a purpose can map to: those of a certificate form map to the certificate. */
export const factsOfPurpose = (purpose: FormPurpose): readonly FactDefinition[] =>
  purpose === 'CERTIFICATE' ? certificateFacts : factCatalog

const byKey: ReadonlyMap<string, FactDefinition<FactKey>> = new Map(factCatalog.map((fact) => [fact.key, fact]))

/** The field of a key, if there is one. */
export const factNamed = (key: string): FactDefinition<FactKey> | undefined => byKey.get(key)
