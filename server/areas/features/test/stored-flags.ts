import type { FeatureName, FeatureValue } from '@portico/contract/areas/features/feature-defaults.ts'
import type { TestServer } from '../../../app/test/test-server.ts'
import { saveFeature } from '../features.store.ts'

/** Sets a flag of an account, even where work in its section is open. */
export const storeFlag = ({ running }: TestServer, account: string, name: FeatureName, value: FeatureValue) =>
  running.platform.database.write('system', (tx) =>
    saveFeature(tx, { access: { account }, source: 'ACCOUNT', name }, value),
  )
