import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { FeatureDefinition, FeatureEntry, FeatureSetting, Preference, PreferenceSetting } from './feature.shapes.ts'

const FeatureList = z.array(FeatureEntry)

export const featuresCalls = calls({
  'GET /api/accounts/{accountId}/features': {
    access: 'account',
    summary: 'The flags set for an account, each with the value that holds; a flag that is missing has its default.',
    params: z.object({ accountId: z.string() }),
    responses: { 200: FeatureList },
  },
  'GET /api/accounts/{code}/preferences': {
    access: 'account',
    summary: 'Preferences, as the account and its brokerage have chosen. The account goes first.',
    params: z.object({ code: z.string() }),
    responses: { 200: z.array(Preference) },
  },
  'GET /api/broker-admin/{id}/preferences': {
    access: 'brokerage-admin',
    summary: 'Preferences as a brokerage has chosen for its accounts; of an account they tell nothing.',
    params: z.object({ id: z.string() }),
    responses: { 200: z.array(Preference) },
  },
  'POST /api/broker-admin/{id}/preferences': {
    access: 'brokerage-admin',
    summary: 'Chooses for every account of a brokerage that has not chosen itself.',
    params: z.object({ id: z.string() }),
    body: PreferenceSetting,
    responses: { 200: z.array(Preference), 422: Problem },
  },
  'GET /admin/features': {
    access: 'administrator',
    summary: 'Every flag there is, with its type, its default and the options of lists.',
    responses: { 200: z.array(FeatureDefinition) },
  },
  'POST /admin/features/account/{accountCode}': {
    access: 'account-administrator',
    summary: 'Sets a flag for an account, or with the source BROKERAGE for every account of its brokerage.',
    params: z.object({ accountCode: z.string() }),
    body: FeatureSetting,
    responses: { 200: FeatureList, 422: Problem },
  },
  'DELETE /admin/features/account/{accountCode}/{flag}': {
    access: 'account-administrator',
    summary: 'Removes the value of a flag that holds: the account’s own, else that of its brokerage.',
    params: z.object({ accountCode: z.string(), flag: z.string() }),
    responses: { 200: FeatureList, 404: Problem },
  },
})
