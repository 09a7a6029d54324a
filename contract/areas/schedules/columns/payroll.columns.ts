import {
  alsoKnownAs,
  choice,
  count,
  date,
  glClass,
  ifAny,
  keyColumn,
  location,
  money,
  number,
  percent,
  personal,
  required,
  state,
  text,
  totalled,
  wcClass,
  yesNo,
} from './column.ts'

const payroll = (key: string, heading: string, help: string, more = {}) =>
  money(key, heading, help, { ...totalled, ...ifAny, ...more })

export const generalLiabilityColumns = [
  location(keyColumn),
  state('state', 'State', 'State where work is performed', { frozen: true }),
  glClass('classCode', 'Class code', '5 or 6 digits', keyColumn),
  text('description', 'Description', 'Of the class'),
  choice(
    'basis',
    'Basis',
    'Premium basis',
    ['Sales', 'Payroll', 'Area', 'Cost', 'Admissions', 'Units', 'Each', 'Opex'],
    { ...required, ...alsoKnownAs('Premium basis', 'Exposure basis') },
  ),
  number('exposure', 'Exposure', 'Annual, or If Any', { ...required, ...totalled, ...ifAny, outlierPercent: 25 }),
  money('subCost', 'Sub cost', 'Paid to subcontractors per year', {
    ...totalled,
    ...alsoKnownAs('Subcontracted cost'),
  }),
  text('territory', 'Territory', 'Rating territory', { maxLength: 10, ...alsoKnownAs('Terr') }),
  number('premisesRate', 'Prem/ops rate', 'Per unit of exposure'),
  number('productsRate', 'Products rate', 'Per unit of exposure'),
]

export const workersCompColumns = [
  state('state', 'State', 'State law that applies to the people', keyColumn),
  location({ frozen: true }),
  wcClass('classCode', 'Class code', '4 digits, plus a letter if it has one', {
    ...keyColumn,
    ...alsoKnownAs('Class', 'Code', 'WC class', 'WC code', 'NCCI code'),
  }),
  text('description', 'Description', 'Of the class', alsoKnownAs('Classification', 'Class description')),
  count('fullTime', 'Full-time', 'People', {
    ...totalled,
    ...alsoKnownAs('FT', '# full time', '# EE FT', 'FT employees', 'Full-time employees'),
  }),
  count('partTime', 'Part-time', 'People', {
    ...totalled,
    ...alsoKnownAs('PT', '# part time', '# EE PT', 'PT employees', 'Part-time employees'),
  }),
  payroll('payroll', 'Payroll', 'Annual, or If Any', {
    ...required,
    ...alsoKnownAs(
      'Annual payroll',
      'Remuneration',
      'Estimated payroll',
      'Estimated annual payroll',
      'Estimated annual remuneration',
      'Projected payroll',
    ),
  }),
  payroll(
    'priorPayroll',
    'Prior payroll',
    'Prior year',
    alsoKnownAs('Last year payroll', 'Audited', 'Audited payroll', 'Expiring payroll'),
  ),
  number('rate', 'Rate', 'Per $100 of payroll'),
  yesNo('longshore', 'USL&H', 'Y if federal longshore law applies'),
]

export const executiveColumns = [
  text('name', 'Name', 'Officer, partner or member', keyColumn),
  text('title', 'Title', 'Example: President', required),
  state('state', 'State', 'State law that applies to the person', required),
  date('birthDate', 'Date of birth', 'mm/dd/yyyy', { ...personal, ...alsoKnownAs('DOB') }),
  percent('ownership', 'Ownership', 'Share of the company', { ...totalled, ...alsoKnownAs('Ownership %', '% owned') }),
  text('duties', 'Duties', 'What the person does'),
  wcClass('classCode', 'Class', '4 digits, plus a letter if it has one', alsoKnownAs('Class code')),
  payroll('payroll', 'Payroll', 'Of a year'),
  choice('cover', 'Include or exclude', 'Whether the person is covered by work comp', ['Include', 'Exclude'], {
    ...required,
    ...alsoKnownAs('Inc/Exc', 'Included/Excluded'),
  }),
  date('formSigned', 'Form signed', 'Date the election was signed'),
]

export const payrollColumns = [
  location({ frozen: true }),
  state('state', 'State', 'State law that applies to the people', keyColumn),
  wcClass('wcClass', 'WC class', '4 digits, plus a letter if it has one', keyColumn),
  glClass('glClass', 'GL class', '5 or 6 digits', required),
  count('employees', 'Employees', 'People', totalled),
  payroll('wcPayroll', 'WC payroll', 'Annual, or If Any'),
  payroll('glPayroll', 'GL payroll', 'Annual, or If Any'),
  money('ownersPayroll', "Owners' payroll", 'Counts for liability only', totalled),
  money('overtime', 'Overtime', 'Premium part of overtime pay', totalled),
  money('insuredSubCost', 'Insured sub cost', 'Paid to subcontractors with proof of coverage', totalled),
  money('uninsuredSubCost', 'Uninsured sub cost', 'Paid to subcontractors without proof of coverage', totalled),
]
