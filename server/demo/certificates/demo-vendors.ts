import type { CertificateLine, LineRequirement } from '@portico/contract/areas/vendors/vendor-terms.ts'
import type { RequirementClause } from '@portico/contract/areas/vendors/requirement-clause.shapes.ts'
import type { VendorLine } from '@portico/contract/areas/vendors/vendor-lines.ts'

const million = 100_000_000

const asked = { isRequired: true, limit: million, waiver: false, noticeDays: null }
const clause = { line: 'ALL', amount: null, form: '', edition: '', count: null, text: '', address: '' } as const

interface DemoSet {
  readonly name: string
  readonly lines: Partial<Record<VendorLine, Partial<LineRequirement>>>
  readonly clauses?: readonly RequirementClause[]
}

/** What is required of vendors, and of the contractor itself by an owner. */
export const demoSets = {
  subcontractors: {
    name: 'Subcontractors',
    lines: {
      GENERAL_LIABILITY: { ...asked, aggregate: 2 * million, additionalInsured: true, waiver: true, primary: true },
      AUTO: asked,
      WORKERS_COMP: { ...asked, waiver: true },
    },
  },
  suppliers: {
    name: 'Suppliers',
    lines: { GENERAL_LIABILITY: { ...asked, aggregate: 2 * million }, AUTO: asked },
  },
  owner: {
    name: 'Owner contract, Union Yard',
    lines: {
      GENERAL_LIABILITY: { ...asked, aggregate: 2 * million, additionalInsured: true },
      AUTO: asked,
      WORKERS_COMP: asked,
      UMBRELLA: { ...asked, limit: 5 * million },
    },
    clauses: [
      { ...clause, kind: 'AI_COMPLETED', line: 'GENERAL_LIABILITY', form: 'CG 20 37', edition: '04 13' },
      { ...clause, kind: 'COMPLETED_TERM', count: 2 },
      { ...clause, kind: 'RATING', text: 'A- VII' },
      { ...clause, kind: 'NOTICE', count: 30 },
    ],
  },
} satisfies Record<string, DemoSet>

interface DemoVendor {
  readonly name: string
  readonly contact: string
  readonly trade: string
  readonly set: 'subcontractors' | 'suppliers'
  /** Dollars. */
  readonly spend: number
  /** Its certificate; undefined if none was received. */
  readonly carries?: Partial<Record<VendorLine, Partial<CertificateLine> & { readonly endsInDays?: number }>>
  /** Its certificate waits to be confirmed. */
  readonly isWaiting?: true
  readonly accepted?: { readonly line: VendorLine; readonly note: string; readonly days: number }
}

const liability = { aggregate: 2 * million, additionalInsured: true, waiver: true, primary: true }
const all = { GENERAL_LIABILITY: liability, AUTO: {}, WORKERS_COMP: { waiver: true } }

/** Vendors of the contractor, with each status of a line. */
export const demoVendors: readonly DemoVendor[] = [
  {
    name: 'Rivera Concrete LLC',
    contact: 'Ana Rivera',
    trade: 'Concrete',
    set: 'subcontractors',
    spend: 1_240_000,
    carries: all,
  },
  {
    name: 'Lakeside Electrical Contractors',
    contact: 'Bill Sorensen',
    trade: 'Electrical',
    set: 'subcontractors',
    spend: 865_000,
    carries: { ...all, GENERAL_LIABILITY: { ...liability, endsInDays: -12 } },
  },
  {
    name: 'Prairie Steel Erectors, Inc.',
    contact: 'Joan Kessler',
    trade: 'Structural steel',
    set: 'subcontractors',
    spend: 720_000,
    carries: { ...all, GENERAL_LIABILITY: { ...liability, limit: million / 2, aggregate: million } },
  },
  {
    name: 'Northside Plumbing & Heating',
    contact: 'Ray Castellanos',
    trade: 'Plumbing',
    set: 'subcontractors',
    spend: 410_000,
    carries: { ...all, GENERAL_LIABILITY: { ...liability, additionalInsured: false } },
  },
  {
    name: 'Summit Roofing Co.',
    contact: 'Kelly Brandt',
    trade: 'Roofing',
    set: 'subcontractors',
    spend: 295_000,
    carries: { ...all, WORKERS_COMP: { waiver: false } },
  },
  {
    name: 'Tri-County Paving',
    contact: 'Lou Marchetti',
    trade: 'Paving',
    set: 'subcontractors',
    spend: 158_000,
    carries: { GENERAL_LIABILITY: liability, AUTO: {} },
    accepted: { line: 'WORKERS_COMP', note: 'Sole owner without employees; state exemption on file.', days: 150 },
  },
  { name: 'Clearview Glazing', contact: 'Dee Watkins', trade: 'Glazing', set: 'subcontractors', spend: 84_000 },
  {
    name: 'Midwest Drywall Supply',
    contact: 'Phil Anders',
    trade: 'Materials',
    set: 'suppliers',
    spend: 530_000,
    carries: { GENERAL_LIABILITY: { ...liability, endsInDays: 21 }, AUTO: {} },
  },
  {
    name: 'Kankakee Lumber Co.',
    contact: 'Stan Ollery',
    trade: 'Materials',
    set: 'suppliers',
    spend: 265_000,
    carries: { GENERAL_LIABILITY: liability },
    isWaiting: true,
  },
]
