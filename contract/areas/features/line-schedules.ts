import { featureOptions } from './feature-catalog.ts'

const catalog = featureOptions.SCHEDULES_TO_SHOW!

/** Schedules that every line is underwritten on. */
const everyLine: readonly string[] = ['LOCATIONS', 'NAMED_INSUREDS']

/** Schedules that a line of business is underwritten on, in addition to those of every line. */
const ofLine: Readonly<Record<string, readonly string[]>> = {
  AUTO: ['AUTO', 'DRIVERS'],
  FLOOD: ['PROPERTY_COVERAGES'],
  GENERAL_LIABILITY: ['GENERAL_LIABILITY', 'ADDL_INTERESTS'],
  INTERNATIONAL_PACKAGE: ['INTERNATIONAL_TRAVEL'],
  LIABILITY: ['GENERAL_LIABILITY', 'ADDL_INTERESTS'],
  PACKAGE: ['PROPERTY_COVERAGES', 'GENERAL_LIABILITY', 'EQUIPMENT', 'ADDL_INTERESTS'],
  POLLUTION: ['STORAGE_TANKS'],
  PRODUCT_LIABILITY: ['GENERAL_LIABILITY'],
  PROPERTY: ['PROPERTY_COVERAGES', 'BUSINESS_INCOME_WORKSHEET', 'ADDL_INTERESTS'],
  TRANSPORTATION: ['AUTO', 'DRIVERS', 'TRANSPORT'],
  WORKERS_COMP: ['WORKERS_COMP'],
}

/** The schedules that an account needs for its lines of business, in the order of the catalog. */
export function schedulesOfLines(lines: readonly string[]): string[] {
  const needed = new Set([...everyLine, ...lines.flatMap((line) => ofLine[line] ?? [])])
  return catalog.filter((type) => needed.has(type))
}

/** The schedules of an account after adding lines: none is removed. */
export function withSchedulesOfLines(shown: readonly string[], added: readonly string[]): string[] {
  const wanted = new Set<string>([...shown, ...(added.length === 0 ? [] : schedulesOfLines(added))])
  return catalog.filter((type) => wanted.has(type))
}
