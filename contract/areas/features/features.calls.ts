import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { FeatureOverride, FeatureUse } from './feature-report.shapes.ts'
import { FeatureDefinition, FeatureEntry, FeatureSetting, Preference, PreferenceSetting } from './feature.shapes.ts'

const OfFlag = z.object({ flag: FeatureDefinition.shape.name })
const FeatureList = z.array(FeatureEntry)

export const featuresCalls = calls({
  'GET /api/accounts/{accountId}/features': {
    access: 'account',
    summary: 'Lists the flags set for an account with their effective values; a missing flag has its default.',
    params: z.object({ accountId: z.string() }),
    responses: { 200: FeatureList },
  },
  'GET /api/accounts/{code}/preferences': {
    access: 'account',
    summary: 'Lists preferences as set by the account and its brokerage. The account’s value takes precedence.',
    params: z.object({ code: z.string() }),
    responses: { 200: z.array(Preference) },
  },
  'GET /api/brokerages/{brokerCode}/features': {
    access: 'brokerage',
    summary: 'Returns the flags that a brokerage has for all its accounts; a missing flag has its default. Staff only.',
    params: z.object({ brokerCode: z.string() }),
    responses: { 200: FeatureList },
  },
  'POST /api/accounts/{code}/preferences': {
    access: 'account',
    summary: 'Chooses a preference for an account, before what its brokerage chose. Brokerage staff only.',
    params: z.object({ code: z.string() }),
    body: PreferenceSetting,
    responses: { 200: z.array(Preference), 403: Problem, 422: Problem },
  },
  'GET /api/broker-admin/{id}/preferences': {
    access: 'brokerage-admin',
    summary: 'Lists preferences as set by a brokerage for its accounts; account values are not included.',
    params: z.object({ id: z.string() }),
    responses: { 200: z.array(Preference) },
  },
  'POST /api/broker-admin/{id}/preferences': {
    access: 'brokerage-admin',
    summary: 'Sets a preference for every account of a brokerage without its own value.',
    params: z.object({ id: z.string() }),
    body: PreferenceSetting,
    responses: { 200: z.array(Preference), 422: Problem },
  },
  'GET /admin/features': {
    access: 'administrator',
    summary: 'Lists all flags that can be set, with type, default, and list options.',
    responses: { 200: z.array(FeatureDefinition) },
  },
  'GET /api/administration/features': {
    access: 'administrator',
    summary: 'Lists all flags with how many brokerages and accounts have a value of their own.',
    responses: { 200: z.array(FeatureUse) },
  },
  'GET /api/administration/features/{flag}': {
    access: 'administrator',
    summary: 'Lists the brokerages, then the accounts, that have a value of their own for a flag.',
    params: OfFlag,
    query: z.object(pageQuery),
    responses: { 200: z.object({ items: z.array(FeatureOverride), nextCursor }) },
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
    summary: 'Removes the effective value of a flag: the account’s own, or its brokerage’s.',
    params: z.object({ accountCode: z.string(), flag: z.string() }),
    responses: { 200: FeatureList, 404: Problem },
  },
})
