import {
  alsoKnownAs,
  choice,
  count,
  date,
  keyColumn,
  limit,
  money,
  required,
  text,
  totalled,
  whole,
  yesNo,
} from './column.ts'

/** Umbrella and excess: a tower of layers over the policies below. */
export const layerColumns = [
  whole('layer', 'Layer', '1 for the lowest', { ...keyColumn, min: 1, max: 50 }),
  text('carrier', 'Carrier', 'Of the layer', { frozen: true }),
  money('occurrence', 'Each occurrence', 'Limit', { ...required, ...totalled, ...alsoKnownAs('Limit') }),
  money('aggregate', 'Aggregate', 'Limit of the term', totalled),
  money('attachment', 'Attaches at', 'Total of underlying limits'),
  money('retention', 'Retention', 'Borne by the insured', alsoKnownAs('SIR')),
  yesNo('followForm', 'Follow form', 'Y if it follows the underlying policy'),
  text('underlyingLine', 'Underlying line', 'Line of the underlying policy', required),
  text('underlyingCarrier', 'Underlying carrier', 'Of the underlying policy', required),
  text('underlyingPolicy', 'Underlying policy', 'Its number', required),
  date('underlyingFrom', 'Underlying from', 'Effective date of the underlying policy', required),
  date('underlyingTo', 'Underlying to', 'Expiration date of the underlying policy', required),
  money('underlyingLimit', 'Underlying limit', 'Each occurrence limit of the underlying policy', required),
  money('requiredLimit', 'Required underlying', 'Minimum underlying limit this layer requires'),
  money('premium', 'Premium', 'Of the term', totalled),
]

const control = (key: string, heading: string, help: string) => yesNo(key, heading, help)

export const crimeColumns = [
  choice(
    'agreement',
    'Agreement',
    'Insuring agreement',
    ['Employee Theft', 'Forgery', 'Inside', 'Outside', 'Computer', 'Funds Transfer', 'Social Engineering', 'ERISA'],
    keyColumn,
  ),
  money('limit', 'Limit', 'Per loss'),
  money('deductible', 'Deductible', 'Per loss', alsoKnownAs('Ded')),
  count('classOne', 'Class 1 employees', 'People who handle money, securities, or stock'),
  count('locations', 'Locations', 'Places with money or stock'),
  money('cashMax', 'Max cash', 'At one place at one time'),
  money('planAssets', 'Plan assets', 'ERISA: assets of the benefit plans'),
  control('countersign', 'Countersignature', 'Y if two people sign payments'),
  control('reconciled', 'Reconciled', 'Y if accounts are reconciled by someone who does not make payments'),
  control('callBack', 'Call back', 'Y if changes to bank details are confirmed by phone'),
  control('audited', 'Audited', 'Y if audited annually by an outside auditor'),
]

export const cyberColumns = [
  count('records', 'Records', 'Individuals whose data is held', { ...keyColumn, ...totalled }),
  money('revenue', 'Revenue', 'Of a year', totalled),
  control('mfaEmail', 'MFA email', 'Y if email requires multi-factor authentication'),
  control('mfaRemote', 'MFA remote', 'Y if remote access requires multi-factor authentication'),
  control('mfaAdmin', 'MFA admin', 'Y if administrators need multi-factor authentication'),
  control('edr', 'EDR', 'Y if endpoints are monitored'),
  control('offlineBackups', 'Offline backups', 'Y if backups are offline or immutable'),
  control('testedBackups', 'Tested backups', 'Y if a restore was tested in the last year'),
  whole('patchDays', 'Patch days', 'Days to patch critical vulnerabilities', { max: 999 }),
  control('encryption', 'Encryption', 'Y if stored data is encrypted'),
  control('training', 'Training', 'Y if people are trained annually'),
  control('vendorReview', 'Vendor review', 'Y if vendors are reviewed'),
  control('pci', 'PCI', 'Y if card data is handled under PCI DSS'),
  count('incidents', 'Incidents', 'In the last 3 years'),
  limit('firstParty', 'First-party limit', 'Own loss'),
  limit('thirdParty', 'Third-party limit', 'Claims by third parties'),
  money('retention', 'Retention', 'Borne by the insured'),
  whole('waitHours', 'Waiting hours', 'Waiting period before lost income is covered', { max: 720 }),
]
