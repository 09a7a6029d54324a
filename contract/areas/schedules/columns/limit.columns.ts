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
  money('attachment', 'Attaches at', 'Limits below this layer'),
  money('retention', 'Retention', 'Borne by the insured', alsoKnownAs('SIR')),
  yesNo('followForm', 'Follow form', 'Y where it follows the policy below'),
  text('underlyingLine', 'Underlying line', 'Line of the policy below', required),
  text('underlyingCarrier', 'Underlying carrier', 'Of the policy below', required),
  text('underlyingPolicy', 'Underlying policy', 'Its number', required),
  date('underlyingFrom', 'Underlying from', 'Effective date of the policy below', required),
  date('underlyingTo', 'Underlying to', 'Expiration date of the policy below', required),
  money('underlyingLimit', 'Underlying limit', 'Each occurrence of the policy below', required),
  money('requiredLimit', 'Required underlying', 'Least that this layer asks for below it'),
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
  count('classOne', 'Class 1 employees', 'People who handle money, securities or stock'),
  count('locations', 'Locations', 'Places with money or stock'),
  money('cashMax', 'Max cash', 'At one place at one time'),
  money('planAssets', 'Plan assets', 'ERISA: assets of the benefit plans'),
  control('countersign', 'Countersignature', 'Y where two people sign payments'),
  control('reconciled', 'Reconciled', 'Y where accounts are reconciled by someone who does not pay'),
  control('callBack', 'Call back', 'Y where changed bank details are confirmed by phone'),
  control('audited', 'Audited', 'Y where an outside auditor looks every year'),
]

export const cyberColumns = [
  count('records', 'Records', 'People whose data is held', { ...keyColumn, ...totalled }),
  money('revenue', 'Revenue', 'Of a year', totalled),
  control('mfaEmail', 'MFA e-mail', 'Y where mail asks for a second factor'),
  control('mfaRemote', 'MFA remote', 'Y where remote access asks for a second factor'),
  control('mfaAdmin', 'MFA admin', 'Y where administrators need a second factor'),
  control('edr', 'EDR', 'Y where endpoints are watched'),
  control('offlineBackups', 'Off-line backups', 'Y where backups lie where no attacker reaches them'),
  control('testedBackups', 'Tested backups', 'Y where restoring was tried in the last year'),
  whole('patchDays', 'Patch days', 'Days until grave faults are patched', { max: 999 }),
  control('encryption', 'Encryption', 'Y where stored data is encrypted'),
  control('training', 'Training', 'Y where people are trained every year'),
  control('vendorReview', 'Vendor review', 'Y where vendors are looked at'),
  control('pci', 'PCI', 'Y where card data is handled by the rules of the card industry'),
  count('incidents', 'Incidents', 'In the last three years'),
  limit('firstParty', 'First-party limit', 'Own loss'),
  limit('thirdParty', 'Third-party limit', 'Claims of others'),
  money('retention', 'Retention', 'Borne by the insured'),
  whole('waitHours', 'Waiting hours', 'Until lost income counts', { max: 720 }),
]
