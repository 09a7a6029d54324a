import { LeadSource, PipelineStage } from '@portico/contract/areas/details/pipeline.shapes.ts'
import { ProspectForms } from '@portico/contract/areas/prospects/prospect.shapes.ts'
import { addressText } from '../../platform/text/address-text.ts'
import type { ProspectQuery } from './prospects.queries.ts'

/** The filter in an address; invalid values are ignored. */
export function prospectFilter(address: Readonly<Record<string, unknown>>): ProspectQuery {
  const search = addressText(address['search']).slice(0, 100)
  const brokerCode = addressText(address['brokerCode']).slice(0, 40)
  const stage = PipelineStage.safeParse(address['stage']).data
  const source = LeadSource.safeParse(address['source']).data
  const forms = ProspectForms.safeParse(address['forms']).data
  return {
    ...(search === '' ? {} : { search }),
    ...(brokerCode === '' ? {} : { brokerCode }),
    ...(stage === undefined ? {} : { stage }),
    ...(source === undefined ? {} : { source }),
    ...(forms === undefined ? {} : { forms }),
  }
}
