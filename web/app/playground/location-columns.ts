import type { GridColumn } from '../../kit/grid/grid.public.ts'

const choices = (...values: string[]) => values.map((value) => ({ value, label: value }))

/** Columns of insured locations, one of every kind. */
export const locationColumns: readonly GridColumn[] = [
  { key: 'number', heading: 'Loc. no.', width: 104, kind: 'whole', frozen: true, required: true },
  { key: 'name', heading: 'Name', width: 190, kind: 'text', frozen: true, help: 'Name used on site' },
  {
    key: 'street',
    heading: 'Street',
    width: 210,
    kind: 'text',
    required: true,
    help: 'A street address, not a post-office box',
  },
  { key: 'city', heading: 'City', width: 130, kind: 'text', required: true },
  {
    key: 'state',
    heading: 'State',
    width: 84,
    kind: 'choice',
    required: true,
    choices: choices('CA', 'CO', 'NY', 'OR', 'TX', 'WA'),
  },
  { key: 'zip', heading: 'ZIP', width: 100, kind: 'text', mask: '#####', help: '5 digits' },
  {
    key: 'occupancy',
    heading: 'Occupancy',
    width: 130,
    kind: 'choice',
    choices: choices('Office', 'Retail', 'Shop', 'Warehouse', 'Yard'),
  },
  { key: 'built', heading: 'Opened', width: 124, kind: 'date' },
  { key: 'sprinklered', heading: 'Sprinklered', width: 116, kind: 'yes-no' },
  { key: 'area', heading: 'Area (sq ft)', width: 120, kind: 'whole' },
  { key: 'occupied', heading: 'Occupied', width: 104, kind: 'percent' },
  {
    key: 'building',
    heading: 'Building value',
    width: 140,
    kind: 'money',
    help: 'Replacement cost today',
  },
  { key: 'contents', heading: 'Contents', width: 130, kind: 'money' },
  {
    key: 'insured',
    heading: 'Total insured',
    width: 140,
    kind: 'money',
    readOnly: true,
    help: 'Building and contents',
  },
  { key: 'note', heading: 'Note', width: 220, kind: 'long-text' },
]

/** Locations with yearly values added: as wide as schedules get. */
export const wideColumns: readonly GridColumn[] = [
  ...locationColumns,
  ...Array.from({ length: 40 - locationColumns.length }, (_, at): GridColumn => {
    const year = 2026 - Math.floor(at / 2)
    const isRevenue = at % 2 === 0
    return { key: `past${at}`, heading: `${isRevenue ? 'Revenue' : 'Payroll'} ${year}`, width: 132, kind: 'money' }
  }),
]
