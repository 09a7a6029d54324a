import { sheetFile } from '../../server/platform/spreadsheets/test/workbook-file.ts'

type Cell = string | number | null

/** Forty columns of the Property schedule, with their values. */
const columns: readonly (readonly [key: string, heading: string, cell: (row: number) => Cell])[] = [
  ['location', 'Location no.', (row) => row + 1],
  ['building', 'Building no.', () => 1],
  ['address', 'Street address', (row) => `${row} Harbor Street, Pier ${row % 97}`],
  ['occupancy', 'Occupancy', (row) => `Warehouse ${row % 40}`],
  ['construction', 'Construction type', (row) => ['2 joisted masonry', '4 masonry NC', '6 fire resistive'][row % 3]!],
  ['yearBuilt', 'Year built', (row) => 1950 + (row % 60)],
  ['storeys', 'Stories', (row) => 1 + (row % 5)],
  ['basements', 'Basements', (row) => row % 2],
  ['area', 'Sq ft', (row) => 5000 + (row % 1000)],
  ['units', 'Units', (row) => row % 12],
  ['sprinkler', 'Sprinkler', (row) => (row % 2 === 0 ? 'Full' : 'Partial')],
  ['sprinklered', '% sprinklered', (row) => (row % 2 === 0 ? 100 : 40)],
  ['protectionClass', 'Protection class', (row) => 1 + (row % 9)],
  ['hydrantFeet', 'Hydrant', (row) => 100 * (row % 9)],
  ['stationMiles', 'Fire station', (row) => 0.5 + (row % 7)],
  ['alarms', 'Alarms', (row) => `Central station ${row % 20}`],
  ['roofType', 'Roof type', (row) => `Roof ${row % 8}`],
  ['roofAge', 'Roof age', (row) => row % 30],
  ['roofShape', 'Roof shape', (row) => (row % 2 === 0 ? 'Flat' : 'Gable')],
  ['wiringUpgrade', 'Wiring upgrade', (row) => 2010 + (row % 10)],
  ['roofUpgrade', 'Roof upgrade', (row) => 2011 + (row % 10)],
  ['plumbingUpgrade', 'Plumbing upgrade', (row) => 2012 + (row % 10)],
  ['hvacUpgrade', 'Heating upgrade', (row) => `2019-0${1 + (row % 9)}-15`],
  ['exposureNorth', 'Exposure N', (row) => `Shop at ${row % 90} feet`],
  ['exposureEast', 'Exposure E', (row) => `Road at ${row % 80} feet`],
  ['exposureSouth', 'Exposure S', (row) => (row % 3 === 0 ? null : `Yard at ${row % 70} feet`)],
  ['exposureWest', 'Exposure W', (row) => (row % 5 === 0 ? null : `Track at ${row % 60} feet`)],
  ['floodZone', 'Flood zone', (row) => ['A', 'AE', 'X'][row % 3]!],
  ['quakeZone', 'Quake zone', (row) => 1 + (row % 4)],
  ['buildingValue', 'Building value', (row) => 150 * (5000 + (row % 1000)) + 0.25],
  ['contentsValue', 'Contents', (row) => 100_000 + row],
  ['stockValue', 'Stock', (row) => 50_000 + row],
  ['improvementsValue', 'Improvements', (row) => 20_000 + row],
  ['edpValue', 'EDP', (row) => 10_000 + row],
  ['incomeValue', 'BI/rents', (row) => 90_000 + row],
  ['valuation', 'Valuation', (row) => (row % 2 === 0 ? 'ACV' : 'RC')],
  ['coinsurance', 'Coinsurance', (row) => ['80', '90', '100'][row % 3]!],
  ['deductible', 'AOP deductible', (row) => 500 * (1 + (row % 4))],
  ['blanket', 'Blanket', (row) => (row % 4 === 0 ? 'Y' : 'N')],
  ['mortgagee', 'Mortgagee', (row) => `Bank ${row % 20}`],
]

/** How an import takes the list in. */
export const listChoices = {
  sheet: 0,
  headerRow: 1,
  columns: columns.map(([column, heading], place) => ({ place, heading, column })),
  mode: 'ADD',
}

export const listColumns = columns.length

/** Buildings as a workbook, its texts shared as spreadsheets keep them. */
export function propertyList(rows: number): Buffer {
  const places = new Map<string, number>()
  const cellOf = (value: Cell, at: string) => {
    if (value === null) return ''
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
    if (!places.has(value)) places.set(value, places.size)
    return `<c r="${at}" t="s"><v>${places.get(value)}</v></c>`
  }
  const rowOf = (row: number, values: readonly Cell[]) =>
    `<row r="${row}">${values.map((value, place) => cellOf(value, `${letters(place)}${row}`)).join('')}</row>`
  const header = columns.map(([, heading]) => heading)
  const lines = [rowOf(1, header)]
  for (let at = 0; at < rows; at++) {
    const values = columns.map(([, , cell]) => cell(at))
    lines.push(rowOf(at + 2, values))
  }
  const sharedStrings = [...places.keys()].map((text) => `<t>${text}</t>`)
  return sheetFile(lines.join(''), { sharedStrings })
}

const letters = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : `${letters(Math.floor(place / 26) - 1)}${letters(place % 26)}`
