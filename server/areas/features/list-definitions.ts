import { featureDescriptions, featureOptions } from '@portico/contract/areas/features/feature-catalogue.ts'
import { featureDefaults } from '@portico/contract/areas/features/feature-defaults.ts'
import { featureType, isFeatureName } from '@portico/contract/areas/features/feature.rules.ts'
import type { Verb } from '../../platform/context.ts'

const definitions = Object.keys(featureDefaults)
  .filter(isFeatureName)
  .map((name) => ({
    name,
    description: featureDescriptions[name],
    type: featureType(name),
    ...(featureOptions[name] === undefined ? {} : { options: [...featureOptions[name]] }),
    default: featureDefaults[name],
  }))

/** Every flag there is. */
export const listDefinitions: Verb<'GET /admin/features'> = async () => ({ status: 200, body: definitions })
