import { addMonths } from '../../kit/zone.rules.ts'
import { type VendorCoverage, vendorResult } from './vendor.rules.ts'

/** A vendor as the figures count it: its coverage, and what is spent with it in cents. */
export interface CountedVendor {
  readonly coverage: VendorCoverage
  readonly spend: number | null
}

/** Spend with vendors, and the part of it with those whose certificates comply on a day. */
export interface SpendOn {
  readonly day: string
  readonly covered: number
  readonly spend: number
}

export interface VendorFigures {
  /** Vendors with requirements. */
  readonly counted: number
  readonly compliant: number
  readonly percent: number | null
  readonly spendByDay: readonly SpendOn[]
}

/** Months ahead for which the covered spend is shown. */
const monthsAhead = 12

/** The share of compliant vendors today, and the covered spend today and by month, as known today. */
export function vendorFigures(vendors: readonly CountedVendor[], today: string): VendorFigures {
  const results = vendors.map(({ coverage }) => vendorResult(coverage, today))
  const counted = results.filter(({ status }) => status !== 'NO_REQUIREMENTS').length
  const compliant = results.filter(({ isCompliant }) => isCompliant).length
  const days = Array.from({ length: monthsAhead + 1 }, (_, months) => addMonths(today, months))
  return {
    counted,
    compliant,
    percent: counted === 0 ? null : Math.floor((100 * compliant) / counted),
    spendByDay: days.map((day) => spendOn(vendors, day, today)),
  }
}

function spendOn(vendors: readonly CountedVendor[], day: string, today: string): SpendOn {
  const sum = (some: readonly CountedVendor[]): number => some.reduce((total, { spend }) => total + (spend ?? 0), 0)
  const covered = vendors.filter(({ coverage }) => vendorResult(coverage, day, today).isCompliant)
  return { day, covered: sum(covered), spend: sum(vendors) }
}
