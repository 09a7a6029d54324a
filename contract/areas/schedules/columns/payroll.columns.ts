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
  state('state', 'State', 'Where the work is done', { frozen: true }),
  glClass('classCode', 'Class code', 'Five or six digits', keyColumn),
  text('description', 'Description', 'Of the class'),
  choice(
    'basis',
    'Basis',
    'What the premium is figured on',
    ['Sales', 'Payroll', 'Area', 'Cost', 'Admissions', 'Units', 'Each', 'Opex'],
    { ...required, ...alsoKnownAs('Premium basis', 'Exposure basis') },
  ),
  number('exposure', 'Exposure', 'Of a year, or If Any', { ...required, ...totalled, ...ifAny, outlierPercent: 25 }),
  money('subCost', 'Sub cost', 'Paid to subcontractors in a year', {
    ...totalled,
    ...alsoKnownAs('Subcontracted cost'),
  }),
  text('territory', 'Territory', 'Rating territory', { maxLength: 10, ...alsoKnownAs('Terr') }),
  number('premisesRate', 'Prem/ops rate', 'Per unit of exposure'),
  number('productsRate', 'Products rate', 'Per unit of exposure'),
]

export const workersCompColumns = [
  state('state', 'State', 'Whose law covers the people', keyColumn),
  location({ frozen: true }),
  wcClass('classCode', 'Class code', 'Four digits and a letter where it has one', keyColumn),
  text('description', 'Description', 'Of the class'),
  count('fullTime', 'Full-time', 'People', { ...totalled, ...alsoKnownAs('FT', '# full time') }),
  count('partTime', 'Part-time', 'People', { ...totalled, ...alsoKnownAs('PT', '# part time') }),
  payroll('payroll', 'Payroll', 'Of a year, or If Any', {
    ...required,
    ...alsoKnownAs('Annual payroll', 'Remuneration'),
  }),
  payroll('priorPayroll', 'Prior payroll', 'Of the year before', alsoKnownAs('Last year payroll')),
  number('rate', 'Rate', 'Per $100 of payroll'),
  yesNo('longshore', 'USL&H', 'Y where federal longshore law applies'),
]

export const executiveColumns = [
  text('name', 'Name', 'Officer, partner or member', keyColumn),
  text('title', 'Title', 'Such as President', required),
  state('state', 'State', 'Whose law covers the person', required),
  date('birthDate', 'Date of birth', 'mm/dd/yyyy', { ...personal, ...alsoKnownAs('DOB') }),
  percent('ownership', 'Ownership', 'Share of the company', { ...totalled, ...alsoKnownAs('Ownership %', '% owned') }),
  text('duties', 'Duties', 'What the person does'),
  wcClass('classCode', 'Class', 'Four digits and a letter where it has one', alsoKnownAs('Class code')),
  payroll('payroll', 'Payroll', 'Of a year'),
  choice('cover', 'Include or exclude', 'Whether work comp covers the person', ['Include', 'Exclude'], {
    ...required,
    ...alsoKnownAs('Inc/Exc', 'Included/Excluded'),
  }),
  date('formSigned', 'Form signed', 'Day the election was signed'),
]

export const payrollColumns = [
  location({ frozen: true }),
  state('state', 'State', 'Whose law covers the people', keyColumn),
  wcClass('wcClass', 'WC class', 'Four digits and a letter where it has one', keyColumn),
  glClass('glClass', 'GL class', 'Five or six digits', required),
  count('employees', 'Employees', 'People', totalled),
  payroll('wcPayroll', 'WC payroll', 'Of a year, or If Any'),
  payroll('glPayroll', 'GL payroll', 'Of a year, or If Any'),
  money('ownersPayroll', "Owners' payroll", 'Counted for liability only', totalled),
  money('overtime', 'Overtime', 'Premium part of overtime pay', totalled),
  money('insuredSubCost', 'Insured sub cost', 'Paid to subcontractors with proof of cover', totalled),
  money('uninsuredSubCost', 'Uninsured sub cost', 'Paid to subcontractors without it', totalled),
]
