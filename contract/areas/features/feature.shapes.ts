import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { featureDefaults, type FeatureName } from './feature-defaults.ts'
import { featureOptions, flagsToCome } from './feature-catalog.ts'
import { featureMessages } from './feature.messages.ts'
import { preferenceCatalog } from './preference-catalog.ts'

const shortText = () => text().max(200)

/** A value of any flag. Whether it fits the flag's type is a rule, `readFeatureValue`. */
export const FeatureValue = z
  .union([
    z.boolean(),
    text().max(4000),
    z.array(shortText()).max(200),
    z
      .record(shortText(), shortText())
      .refine((map) => Object.keys(map).length <= 200, 'Value must not have more than 200 entries'),
  ])
  .meta({ description: 'By type of the flag: true or false, text, a list of text values, or text values by name' })

const names = Object.keys(featureDefaults) as [FeatureName, ...FeatureName[]]

export const FeatureDefinition = z
  .object({
    name: z.enum(names),
    description: z.string(),
    type: z.enum(['ARRAY', 'BOOLEAN', 'STRING', 'MAP_SS']),
    options: z.array(z.string()).optional().meta({ description: 'Allowed list values' }),
    default: FeatureValue,
  })
  .meta({ id: 'FeatureDefinition' })

export const FeatureEntry = z
  .object({
    name: z.enum(names),
    value: FeatureValue,
    source: z.enum(['ACCOUNT', 'BROKERAGE']).meta({ description: 'Source of the effective value' }),
  })
  .meta({ id: 'FeatureEntry' })

/** A value to set, for one account or for every account of its brokerage. */
export const FeatureSetting = z.object({
  featureFlag: z
    .enum(names, featureMessages.unknownFlag)
    .refine((name) => !flagsToCome.includes(name), featureMessages.unknownFlag),
  value: FeatureValue,
  source: z.enum(['ACCOUNT', 'BROKERAGE'], 'Choose ACCOUNT or BROKERAGE'),
})

/** The claim types that a brokerage offers its accounts. */
export const ClaimTypesShown = z.object({
  types: z
    .array(z.enum([...(featureOptions.CLAIM_TYPES_TO_SHOW ?? [])]))
    .min(1, featureMessages.noClaimTypes)
    .max(20),
})

/** Who set the value that holds. */
export const SettingChange = z
  .object({
    setting: z.string().meta({ description: 'The name of a flag, or the id of a preference' }),
    by: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'SettingChange' })

export type SettingChange = z.infer<typeof SettingChange>

const PreferenceValue = z.object({ value: z.union([z.boolean(), z.string()]).nullable() })

export const Preference = z
  .object({
    preferenceId: z.string(),
    name: z.string(),
    account: PreferenceValue.meta({ description: 'Null where the account has not chosen' }),
    brokerage: PreferenceValue.meta({ description: 'Null where the brokerage has not chosen' }),
  })
  .meta({ id: 'Preference' })

const preferenceNames = preferenceCatalog.map(({ name }) => name)

/** A choice of a brokerage for all its accounts; null takes it back, and the default holds. */
export const PreferenceSetting = z.object({
  name: z.enum(preferenceNames, featureMessages.unknownPreference),
  value: z.boolean(featureMessages.boolean).nullable(),
})

export type FeatureDefinition = z.infer<typeof FeatureDefinition>
export type FeatureEntry = z.infer<typeof FeatureEntry>
export type Preference = z.infer<typeof Preference>
