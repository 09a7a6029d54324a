import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import {
  ClaimTypesShown,
  FeatureEntry,
  FeatureSetting,
  Preference,
  PreferenceSetting,
} from '../features/feature.shapes.ts'
import { SectionInUse } from './open-section.shapes.ts'

const FeatureList = z.array(FeatureEntry)

/** Setting flags and preferences. A section with open work is not turned off. */
export const featureSettingsCalls = calls({
  'POST /api/accounts/{code}/preferences': {
    access: 'account',
    summary: 'Chooses a preference for an account, before what its brokerage chose. Brokerage staff only.',
    params: z.object({ code: z.string() }),
    body: PreferenceSetting,
    responses: { 200: z.array(Preference), 403: Problem, 422: SectionInUse },
  },
  'POST /api/broker-admin/{id}/preferences': {
    access: 'brokerage-admin',
    summary: 'Sets a preference for every account of a brokerage without its own value.',
    params: z.object({ id: z.string() }),
    body: PreferenceSetting,
    responses: { 200: z.array(Preference), 422: SectionInUse },
  },
  'PUT /api/broker-admin/{id}/claim-types': {
    access: 'brokerage-admin',
    summary: 'Sets the claim types that every account of a brokerage without its own value can report.',
    params: z.object({ id: z.string() }),
    body: ClaimTypesShown,
    responses: { 200: FeatureList, 422: SectionInUse },
  },
  'POST /admin/features/account/{accountCode}': {
    access: 'account-administrator',
    summary: 'Sets a flag for an account, or with the source BROKERAGE for every account of its brokerage.',
    params: z.object({ accountCode: z.string() }),
    body: FeatureSetting,
    responses: { 200: FeatureList, 422: SectionInUse },
  },
  'DELETE /admin/features/account/{accountCode}/{flag}': {
    access: 'account-administrator',
    summary: 'Removes the effective value of a flag: the account’s own, or its brokerage’s.',
    params: z.object({ accountCode: z.string(), flag: z.string() }),
    responses: { 200: FeatureList, 404: Problem, 422: SectionInUse },
  },
})
