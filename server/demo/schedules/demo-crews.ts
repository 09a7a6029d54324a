import { daysAfter, yearsBefore } from '../demo-dates.ts'
import type { TypedRow } from './demo-vehicles.ts'

const names = [
  'Andre Wallace',
  'Beth Kowalski',
  'Carlos Mendoza',
  'Dana Petrov',
  'Eric Lindqvist',
  'Fatima Haddad',
  'Greg Novak',
  'Hannah Brooks',
  'Ivan Soto',
  'Jamal Whitaker',
  'Kim Nguyen',
  'Luis Ortega',
  'Megan Doyle',
  'Nate Fischer',
  'Olga Ivanova',
  'Pete Sandoval',
  'Quinn Harper',
  'Rosa Delgado',
  'Sam Okoye',
  'Tina Marsh',
  'Umar Aziz',
  'Vera Klein',
]

/** The contractor's drivers; one date is unreadable, and one license is missing. */
export function contractorDrivers(now: Date): TypedRow[] {
  const today = daysAfter(now, 0)
  const errors: Readonly<Record<number, TypedRow>> = { 6: { birthDate: '13/45/1988' }, 13: { licence: '' } }
  return names.map((name, index) => ({
    name,
    birthDate: yearsBefore(daysAfter(now, index * 29), 23 + ((index * 5) % 38)),
    licence: `${name.split(' ')[1]![0]!}${String(400_123_456_78 + index * 7_919_331).slice(0, 11)}`,
    state: index % 6 === 5 ? 'IN' : 'IL',
    licenceClass: index % 4 === 0 ? 'CDL A' : 'D',
    hired: yearsBefore(daysAfter(now, -index * 41), 1 + (index % 11)),
    firstLicensed: String(now.getUTCFullYear() - 5 - ((index * 5) % 38)),
    vehicle: String(101 + index),
    interstate: index % 6 === 5 ? 'Y' : 'N',
    mvrDate: index % 7 === 3 ? yearsBefore(today, 2) : daysAfter(now, -60 - index * 5),
    violations: String(index % 5 === 2 ? 1 : 0),
    accidents: String(index % 9 === 4 ? 1 : 0),
    excluded: 'N',
    ...errors[index],
  }))
}

/** The contractor's payroll by state and class; one amount is no number. */
export const contractorPayroll = (): TypedRow[] =>
  [
    ['IL', '1', '8810', 'Clerical office employees', '38', '4', '2480000', '2395000', '0.11'],
    ['IL', '1', '5606', 'Construction executives and supervisors', '14', '0', '1610000', '1544000', '0.94'],
    ['IL', '2', '5403', 'Carpentry', '46', '6', '3390000', '3105000', '7.82'],
    ['IL', '2', '5022', 'Masonry', '22', '0', '1520000', '1498000', '8.67'],
    ['IL', '2', '5190', 'Electrical wiring within buildings', '18', '0', '1475000', '1402000', '3.04'],
    ['IL', '4', '8810', 'Clerical office employees', '6', '1', '338000', '326000', '0.11'],
    ['IL', '5', '8232', 'Building material dealer, yard employees', '12', '2', '602000', '588000', '5.13'],
    ['IN', '3', '2802', 'Carpentry shop', '41', '3', '2205000', '1410000', '4.66'],
    ['IN', '3', '8742', 'Outside sales', '5', '0', '396000', '371000', '0.23'],
    ['IN', '3', '5437', 'Carpentry, installation of cabinet work', '9', '0', 'see audit', '512000', '5.41'],
    ['WI', '', '5403', 'Carpentry', '0', '0', 'If Any', '0', '6.95'],
  ].map(([state = '', location = '', classCode = '', description = '', fullTime = '', partTime = '', ...amounts]) => ({
    state,
    location,
    classCode,
    description,
    fullTime,
    partTime,
    payroll: amounts[0]!,
    priorPayroll: amounts[1]!,
    rate: amounts[2]!,
  }))

const machines = [
  ['Caterpillar', '320 GC', 'Hydraulic excavator', 'CAT0320GVKTN', 212_000],
  ['Caterpillar', '259D3', 'Compact track loader', 'CAT0259DJCW9', 78_500],
  ['John Deere', '310L', 'Backhoe loader', '1T0310LXCKF3', 118_000],
  ['JLG', '800AJ', 'Articulating boom lift', '0300245', 134_000],
  ['Genie', 'GS-2632', 'Electric scissor lift', 'GS3216P-14', 21_400],
  ['Bobcat', 'S650', 'Skid-steer loader', 'ALJ9', 52_900],
  ['Skyjack', 'SJ12 E', 'Vertical mast lift', 'A500', 16_800],
  ['Atlas Copco', 'XAS 185', 'Portable air compressor', '4500A10', 24_600],
  ['Multiquip', 'DCA45', 'Towable generator', '7304', 38_700],
] as const

/** The contractor's machines; one value is missing, one was typed with its unit. */
export function contractorEquipment(now: Date): TypedRow[] {
  const errors: Readonly<Record<number, TypedRow>> = { 8: { value: '' }, 14: { value: '52,900 USD or so' } }
  return Array.from({ length: 24 }, (_, index) => {
    const [make, model, description, serial, value] = machines[index % machines.length]!
    const age = (index * 5) % 12
    return {
      item: `E-${String(index + 1).padStart(3, '0')}`,
      year: String(now.getUTCFullYear() - age),
      make,
      model,
      description,
      serial: `${serial}${String(20_417 + index * 613)}`,
      value: String(Math.round((value * (1 - age * 0.05)) / 100) * 100),
      valuation: age < 4 ? 'RC' : 'ACV',
      ownership: index % 6 === 4 ? 'L' : 'O',
      acquired: daysAfter(now, -age * 360 - index * 11),
      location: index % 3 === 0 ? '5' : '2',
      deductible: '2500',
      ...errors[index],
    }
  })
}
