import { type RunQuery, runKinds, runResults } from '@portico/contract/areas/brokerage-data/runs/data-run.shapes.ts'
import { addressText } from '../../../platform/text/address-text.ts'

type RunsFilter = RunQuery & { readonly tab: 'runs' }

/** The filter in an address; invalid values are ignored. */
export function runsFilter(address: Readonly<Record<string, unknown>>): RunsFilter {
  const search = addressText(address['search']).slice(0, 100)
  const [kind, result] = [oneOf(runKinds, address['kind']), oneOf(runResults, address['result'])]
  return {
    tab: 'runs',
    ...(search === '' ? {} : { search }),
    ...(kind === undefined ? {} : { kind }),
    ...(result === undefined ? {} : { result }),
  }
}

const oneOf = <Key extends string>(known: Readonly<Record<Key, string>>, value: unknown): Key | undefined =>
  typeof value === 'string' && Object.hasOwn(known, value) ? (value as Key) : undefined
