import type { ClaimOptions } from '../claim.shapes.ts'

type Cells = Readonly<Record<string, string>>
type List = keyof ClaimOptions['lists']

const joined = (separator: string, ...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(separator)

const placeOf = ({ street, city, state, zip }: Cells): string => joined(', ', street, city, joined(' ', state, zip))

/** The schedules that lists of answers come from, and what an item is called. */
export const answerSources: Readonly<Record<string, readonly [List, (cells: Cells) => string]>> = {
  AUTO: [
    'vehicles',
    ({ unit, year, make, model, vin }) => joined(' · ', unit && `Unit ${unit}`, joined(' ', year, make, model), vin),
  ],
  DRIVERS: ['drivers', ({ name }) => name ?? ''],
  LOCATIONS: ['locations', (cells) => joined(' · ', cells['name'], placeOf(cells))],
  PROPERTY_COVERAGES: ['locations', placeOf],
  WORKERS_COMP: ['classes', ({ classCode, description }) => joined(' · ', classCode, description)],
  EQUIPMENT: [
    'equipment',
    ({ description, make, model, serial }) => joined(' · ', description, joined(' ', make, model), serial),
  ],
  ADDL_INTERESTS: ['interests', ({ name, interest }) => joined(' · ', name, interest)],
}
