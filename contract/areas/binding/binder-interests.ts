/** A row of the Additional Interests schedule that a binder can name. */
export interface BinderInterest {
  readonly id: string
  readonly name: string
  /** As the schedule says: AI, Mortgagee, Loss Payee, … */
  readonly interest: string
  readonly assetType: string
  readonly from: string
  readonly to: string
}

const property = [
  'BUILDERS_RISK',
  'BUSINESS_OWNERS',
  'DIFFERENCE_IN_CONDITIONS',
  'EARTHQUAKE',
  'EQUIPMENT_BREAKDOWN',
  'FLOOD',
  'PACKAGE',
  'PROPERTY',
]

/** The kinds of assets that lines insure; other lines insure none. */
const linesOfAssets: Readonly<Record<string, readonly string[]>> = {
  Property: property,
  Auto: ['AUTO', 'GARAGE', 'MOTOR_TRUCK_CARGO', 'TRANSPORTATION'],
  Equipment: ['CONTRACTORS_EQUIPMENT', 'INLAND_MARINE'],
}

/** Lines whose policies name additional insureds for liability. */
const liability = [
  'BUSINESS_OWNERS',
  'EXCESS_LIABILITY',
  'EXCESS_UMBRELLA',
  'GENERAL_LIABILITY',
  'LIABILITY',
  'LIQUOR_LIABILITY',
  'PACKAGE',
  'POLLUTION',
  'PRODUCT_LIABILITY',
  'UMBRELLA',
]

/**
 * Whether a binder of a line usually names an interest: lenders and payees if the line insures their asset, others also
 * on liability lines. A certificate holder is never named. Staff decide.
 */
export function suggestedFor(
  { interest, assetType, from, to }: BinderInterest,
  { line, effectiveOn, expiresOn }: { readonly line: string; readonly effectiveOn: string; readonly expiresOn: string },
): boolean {
  if (interest === 'Certificate') return false
  if ((from !== '' && from > expiresOn) || (to !== '' && to < effectiveOn)) return false
  const insures = (lines: readonly string[]) => lines.includes(line)
  const ofAsset = linesOfAssets[assetType]
  const insuresAsset = ofAsset === undefined ? Object.values(linesOfAssets).some(insures) : insures(ofAsset)
  return insuresAsset || (interest === 'AI' && assetType !== 'Auto' && assetType !== 'Equipment' && insures(liability))
}
