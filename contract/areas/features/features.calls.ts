import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { FeatureOverride, FeatureUse } from './feature-report.shapes.ts'
import { FeatureDefinition, FeatureEntry, Preference, SettingChange } from './feature.shapes.ts'

const OfFlag = z.object({ flag: FeatureDefinition.shape.name })
const FeatureList = z.array(FeatureEntry)

export const featuresCalls = calls({
  'GET /api/accounts/{accountId}/features': {
    access: 'account',
    summary: 'Lists the flags set for an account with their effective values; a missing flag has its default.',
    params: z.object({ accountId: z.string() }),
    responses: { 200: FeatureList },
  },
  'GET /api/accounts/{accountId}/features/changes': {
    access: 'account',
    summary: 'Lists who set the flags and preferences that hold for an account, and when.',
    params: z.object({ accountId: z.string() }),
    responses: { 200: z.array(SettingChange) },
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
  'GET /api/broker-admin/{id}/preferences': {
    access: 'brokerage-admin',
    summary: 'Lists preferences as set by a brokerage for its accounts; account values are not included.',
    params: z.object({ id: z.string() }),
    responses: { 200: z.array(Preference) },
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
})
