import type { FeatureValue } from '@portico/contract/areas/features/feature-defaults.ts'
import type { ColumnType } from 'kysely'

type Json<Value> = ColumnType<Value, string, string>

export type FeatureTables = {
  account_features: {
    account_code: string
    name: string
    value: Json<FeatureValue>
  }
  brokerage_features: {
    brokerage_code: string
    name: string
    value: Json<FeatureValue>
  }
  account_preferences: {
    account_code: string
    preference_id: string
    value: Json<boolean | string>
  }
  brokerage_preferences: {
    brokerage_code: string
    preference_id: string
    value: Json<boolean | string>
  }
}
