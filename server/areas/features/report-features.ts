import { isOffered } from '@portico/contract/areas/features/feature.rules.ts'
import type { Handler } from '../../platform/context.ts'
import { definitions } from './definitions.ts'
import { featureUses } from './feature-report.view.ts'

/** All flags, with how many brokerages and accounts have their own value. */
export const reportFeatures: Handler<'GET /api/administration/features'> = async (context) => {
  const names = definitions.map(({ name }) => name)
  const uses = await context.read((tx) => featureUses(tx, names))
  return {
    status: 200,
    body: definitions.map((definition) => ({
      ...definition,
      ...uses.get(definition.name)!,
      name: definition.name,
      isOffered: isOffered(definition.name),
    })),
  }
}
