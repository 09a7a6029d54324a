import { featureDescriptions, featureOptions } from '@portico/contract/areas/features/feature-catalog.ts'
import { featureDefaults } from '@portico/contract/areas/features/feature-defaults.ts'
import { featureType, isFeatureName } from '@portico/contract/areas/features/feature.rules.ts'

/** Every flag, with its description for the people who set it. */
export const definitions = Object.keys(featureDefaults)
  .filter(isFeatureName)
  .map((name) => ({
    name,
    description: featureDescriptions[name],
    type: featureType(name),
    ...(featureOptions[name] === undefined ? {} : { options: [...featureOptions[name]] }),
    default: featureDefaults[name],
  }))
